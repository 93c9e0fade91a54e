import type { RegisterCustomerForm } from '#areas/customers/record/inputs.ts'

/** Who lives and works in what the office lets, and is no customer of another line; invented, as their numbers are. */
export const toldTenants: readonly (readonly [name: string, phone: string, civilNumber: string])[] = [
  ['بدر بن سهيل كشوب', '9000 1301', '12010455'],
  ['طفول بنت عوض الحكلي', '9000 1302', '12028817'],
  ['عادل بن حمود الحريبي', '9000 1303', '12039926'],
  ['سهام بنت علي تبوك', '9000 1304', '12045038'],
  ['فيصل بن عيسى الحضري', '9000 1305', '12057147'],
  ['جميلة بنت سالم بيت سعيد', '9000 1306', '12061250'],
  ['عمار بن محسن الذهب', '9000 1307', '12078361'],
  ['أنيل فارغيس', '9000 1308', '77310472'],
  ['شهاب الدين أحمد', '9000 1309', '77324583'],
  ['كمال بن نصيب الشجيبي', '9000 1310', '12084694'],
  ['رحمة بنت ناصر الجنيبي', '9000 1311', '12092705'],
  ['وسام عبدالحميد', '9000 1312', '77336816'],
  ['حسين بن دبلان العامري', '9000 1313', '12104927'],
  ['غالية بنت مسلم الكلباني', '9000 1314', '12117038'],
]

export const asTenant = ([name, phone, civilNumber]: (typeof toldTenants)[number]) =>
  ({ kind: 'person', name, phone, civilNumber, roles: ['tenant'] }) as const satisfies RegisterCustomerForm

export const shaikha = {
  ...{ kind: 'person', name: 'شيخة بنت مبارك الكثيري', email: 'shaikha@altahaluf.example', phone: '9000 0041' },
  civilNumber: '12120049',
} as const satisfies Partial<RegisterCustomerForm>
