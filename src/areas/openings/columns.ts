/** What is brought in paper by paper, because it lives on in our books as one of its kind. */
export const openingItemKinds = {
  invoices: 'فواتير مفتوحة',
  credits: 'أرصدة دائنة للعملاء',
  deposits: 'تأمينات مستردة محفوظة',
  bills: 'فواتير المورّدين',
  cheques: 'شيكات في الحافظة',
} as const
export type OpeningItemKind = keyof typeof openingItemKinds

/** One transaction opens all of a file: what is more comes in parts. */
export const mostItems = 1_000

/** What a column of somebody's table can mean: our word for it, what is said where it is missing, and what else people call it. */
type Column = { word: string; ask?: string; names: readonly string[]; unclear?: Unclear; example: string }

/** Names by which nobody can tell what a column holds where one of that other meaning stands beside it. */
type Unclear = { beside: string; names: readonly string[] }

/** How a table of this kind is read, and what the empty one to fill in shows. */
export type OpeningTable = {
  fields: readonly string[]
  words: Record<string, string>
  needs: readonly (readonly [field: string, ask: string])[]
  names: (field: string) => string[]
  unclear?: Record<string, Unclear>
  example: readonly string[]
  most: number
}

function table(columns: Record<string, Column>): OpeningTable {
  const entries = Object.entries(columns)
  return {
    fields: Object.keys(columns),
    words: Object.fromEntries(entries.map(([field, { word }]) => [field, word])),
    needs: entries.flatMap(([field, { ask }]) => (ask ? [[field, ask] as const] : [])),
    names: (field) => [columns[field]?.word ?? '', ...(columns[field]?.names ?? [])],
    unclear: Object.fromEntries(entries.flatMap(([field, { unclear }]) => (unclear ? [[field, unclear] as const] : []))),
    example: entries.map(([, { example }]) => example),
    most: mostItems,
  }
}

const party: Column = {
  word: 'العميل',
  ask: 'اختر عمود العميل.',
  names: ['رقم العميل', 'هاتف العميل', 'الهاتف', 'المستأجر', 'customer', 'customer number', 'phone', 'party'],
  example: 'CU-10002',
}
const day: Column = { word: 'التاريخ', names: ['تاريخ الفاتورة', 'تاريخ الإصدار', 'date', 'day'], example: '2025-11-30' }
const dueOn: Column = { word: 'تاريخ الاستحقاق', names: ['الاستحقاق', 'due', 'due date', 'due on'], example: '2025-12-15' }
const number: Column = {
  word: 'الرقم القديم',
  names: ['رقم الفاتورة', 'الرقم', 'المرجع', 'invoice', 'invoice no', 'invoice number', 'number', 'reference'],
  example: '2025/118',
}
const amount: Column = {
  word: 'المبلغ',
  ask: 'اختر عمود المبلغ.',
  names: ['المتبقي', 'الرصيد', 'الإجمالي', 'amount', 'balance', 'open', 'total'],
  example: '120.500',
}
const line: Column = { word: 'النشاط', names: ['الخدمة', 'service', 'line'], example: 'تأجير معدات البناء' }

const branch: Column = { word: 'الفرع', names: ['فرع', 'اسم الفرع', 'branch', 'branch code'], example: '' }

export const itemTables: Record<OpeningItemKind, OpeningTable> = {
  invoices: table({
    party,
    number: { ...number, ask: 'اختر عمود الرقم القديم.' },
    day: { ...day, ask: 'اختر عمود التاريخ.' },
    dueOn,
    net: {
      word: 'المتبقي قبل الضريبة',
      ask: 'اختر عمود المتبقي قبل الضريبة.',
      names: ['قبل الضريبة', 'المبلغ', 'الصافي', 'net', 'amount', 'open', 'open net'],
      unclear: { beside: 'vat', names: ['المبلغ', 'amount', 'open'] },
      example: '250',
    },
    vat: { word: 'المتبقي من الضريبة', names: ['الضريبة', 'ضريبة القيمة المضافة', 'vat', 'tax', 'open vat'], example: '12.500' },
    line,
    description: { word: 'البيان', names: ['الوصف', 'description', 'memo'], example: 'تأجير حفارة، نوفمبر' },
    branch,
  }),
  credits: table({
    party,
    number,
    amount,
    day: { ...day, names: ['تاريخ الدفعة', ...day.names], example: '2025-11-30' },
    branch,
  }),
  deposits: table({
    party,
    number: {
      word: 'العقد',
      ask: 'اختر عمود العقد.',
      names: ['رقم العقد', 'contract', 'contract no', 'contract number', 'reference'],
      example: 'شقة 14، عقد 2024/31',
    },
    line: { ...line, ask: 'اختر عمود النشاط.', example: 'تحصيل الإيجارات' },
    amount,
    day: { ...day, names: ['تاريخ القبض', ...day.names] },
    releaseOn: { word: 'موعد الرد', names: ['تاريخ الرد', 'release', 'release on'], example: '2026-06-30' },
    branch,
  }),
  bills: table({
    party: {
      word: 'المورّد',
      ask: 'اختر عمود المورّد.',
      names: ['اسم المورّد', 'الرقم الضريبي للمورّد', 'supplier', 'vendor'],
      example: 'مؤسسة ظفار للمواد',
    },
    number: {
      ...number,
      word: 'رقم الفاتورة',
      ask: 'اختر عمود رقم الفاتورة.',
      names: ['الرقم', 'الرقم القديم', ...number.names],
    },
    day: { ...day, ask: 'اختر عمود التاريخ.' },
    dueOn,
    amount,
    description: { word: 'البيان', names: ['الوصف', 'description', 'memo'], example: 'أسمنت، نوفمبر' },
  }),
  cheques: table({
    party,
    number: {
      word: 'رقم الشيك',
      ask: 'اختر عمود رقم الشيك.',
      names: ['الشيك', 'cheque', 'cheque no', 'cheque number', 'number'],
      example: '000381',
    },
    bank: { word: 'البنك', ask: 'اختر عمود البنك.', names: ['اسم البنك', 'bank'], example: 'بنك مسقط' },
    dueOn: {
      ...dueOn,
      word: 'تاريخ الشيك',
      ask: 'اختر عمود تاريخ الشيك.',
      names: ['الاستحقاق', 'تاريخ الاستحقاق', ...dueOn.names],
    },
    amount,
    account: { word: 'رقم حساب الساحب', names: ['رقم الحساب', 'account', 'account number'], example: '' },
    drawer: { word: 'الساحب', names: ['اسم الساحب', 'drawer'], example: '' },
    branch,
  }),
}
