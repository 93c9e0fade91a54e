import { z } from 'zod'
import { counted, day, email, measured, phone, rials } from '#values/shapes.ts'
import { hour, line, lines, link, numbered, openingHours, pageOrLink, yesOrNo } from './setting-shapes.ts'

/** `shape` reads what was typed; the same text is kept in the table, so reading it again gives the value. */
function setting<Shape extends z.ZodType>(label: string, shape: Shape) {
  return { label, shape, standard: null }
}
function settingWith<Shape extends z.ZodType>(label: string, shape: Shape, standard: z.output<Shape>) {
  return { label, shape, standard }
}

/** Everything the office sets once and the product says in many places. What is not set is null, and its text is not shown. */
export const settings = {
  tradeName: settingWith('الاسم التجاري', line(60), 'التحالف'),
  legalName: setting('الاسم القانوني', line(120)),
  englishName: setting('الاسم بالإنجليزية', numbered(/^[A-Za-z0-9][A-Za-z0-9 .,&'-]{1,79}$/, 'اكتب الاسم بحروف إنجليزية.')),
  commercialRegister: setting('السجل التجاري', numbered(/^\d{5,10}$/, 'رقم السجل التجاري أرقام، من 5 إلى 10')),
  vatin: setting('الرقم الضريبي', numbered(/^OM\d{10}$/, 'الرقم الضريبي يبدأ بـ OM ويليه 10 أرقام')),
  licences: setting('التراخيص', lines),

  phones: setting('أرقام الهاتف', lines.pipe(z.array(phone))),
  whatsapp: setting('رقم واتساب', phone),
  email: setting('البريد الإلكتروني', email),
  address: setting('العنوان', line()),
  way: setting('السكة أو الشارع', line(60)),
  building: setting('المبنى', line(60)),
  postalCode: setting('الرمز البريدي', numbered(/^\d{3}$/, 'الرمز البريدي 3 أرقام')),
  postBox: setting('صندوق البريد', numbered(/^\d{1,6}$/, 'صندوق البريد أرقام.')),
  mapLink: setting('رابط الخريطة', link),
  openingHours: setting('ساعات الدوام', openingHours),
  seasonName: settingWith('اسم الموسم', line(40), 'رمضان'),
  seasonFrom: setting('أول أيام الموسم', day('اكتب التاريخ، مثل 18/2/2026.')),
  seasonUntil: setting('آخر أيام الموسم', day('اكتب التاريخ، مثل 19/3/2026.')),
  seasonHours: setting('ساعات الدوام في الموسم', openingHours),
  complaintsPhone: setting('هاتف هيئة حماية المستهلك', numbered(/^\+?\d{4,15}$/, 'اكتب الرقم أرقامًا متصلة.')),
  responseHours: setting('زمن الرد بالساعات', counted('اكتب عدد الساعات، من 1 إلى 240.', 1, 240)),

  numerals: settingWith('طريقة عرض الأرقام', z.enum(['latn', 'arab'], 'اختر طريقة عرض الأرقام.'), 'latn'),
  hijriBeside: setting('التاريخ الهجري بجانب الميلادي', yesOrNo),

  quietFrom: settingWith('لا رسائل من الساعة', hour, '21:00'),
  quietUntil: settingWith('لا رسائل حتى الساعة', hour, '08:00'),

  noticeText: setting('نص شريط التنبيه', line(160)),
  noticeLink: setting('رابط شريط التنبيه', pageOrLink),
  noticeFrom: setting('يظهر من', day('اكتب التاريخ، مثل 1/7/2026.')),
  noticeUntil: setting('يظهر حتى', day('اكتب التاريخ، مثل 31/7/2026.')),

  serviceArea: setting('نطاق الخدمة', line(120)),
  about: setting('عن الشركة', line(1000)),
  mission: setting('رسالتنا', line(300)),
  vision: setting('رؤيتنا', line(300)),
  responsibleEmployee: setting('لكل خدمة عرض مكتوب وموظف مسؤول', yesOrNo),
  paperFooter: setting('تذييل المستندات', line(160)),
  vatRate: setting('نسبة ضريبة القيمة المضافة', counted('اكتب النسبة، من 0 إلى 100.', 0, 100)),

  rentRegistration: setting('نوثّق عقود الإيجار لدى البلدية', yesOrNo),
  municipality: settingWith('البلدية', line(80), 'بلدية ظفار'),
  rentCommissionIsShare: setting('عمولة التحصيل نسبة من المحصَّل', yesOrNo),
  rentCommission: setting(
    'نسبة عمولة التحصيل',
    measured('اكتب النسبة، مثل 5 أو 7.5', { places: 2, least: 1, most: 50_00, over: 'النسبة حتى 50.' }),
  ),
  metrePriceFrom: setting('سعر متر البناء من', rials),
  metrePriceTo: setting('سعر متر البناء إلى', rials),
  parcelProhibited: settingWith(
    'مواد لا تُقبل في الطرود',
    line(600),
    'المواد الخطرة والقابلة للاشتعال، والبطاريات والفحم، والسوائل، والنقود والمجوهرات، والوثائق الرسمية كجوازات السفر، والمواد سريعة التلف، والحيوانات الحية، وما يمنعه القانون.',
  ),

  dataOfficerName: setting('مسؤول حماية البيانات', line(120)),
  dataOfficerEmail: setting('بريد مسؤول حماية البيانات', email),
  dataOfficerPhone: setting('هاتف مسؤول حماية البيانات', phone),
  hostingPlace: setting('مكان حفظ البيانات', line(120)),
  processors: setting('مزوّدو الخدمة', line(400)),
  privacyDays: setting('أيام الرد على طلب الخصوصية', counted('اكتب عدد الأيام، من 1 إلى 45.', 1, 45)),
  parcelCancelRule: setting('إلغاء الطرد قبل استلامه', line()),
  parcelReturnRule: setting('إعادة الطرد بعد استلامه', line()),
  refundDays: setting('مدة رد المبالغ بالأيام', counted('اكتب عدد الأيام، من 1 إلى 90.', 1, 90)),
}

type Settings = typeof settings
export type SettingKey = keyof Settings
export type TypedSettings = { [Key in SettingKey]?: z.input<Settings[Key]['shape']> | null }
/** What is set; null where nothing is. */
export type CompanySettings = { [Key in SettingKey]: z.output<Settings[Key]['shape']> | Settings[Key]['standard'] }

/** Rows of the table as values. What an earlier version kept and today's shape refuses counts as not set. */
export function readSettings(rows: { key: string; value: unknown }[]) {
  const kept = new Map(rows.map(({ key, value }) => [key, value]))
  const values = Object.entries(settings).map(([key, { shape, standard }]) => {
    const read = kept.has(key) ? shape.safeParse(kept.get(key)) : null
    return [key, read?.success ? read.data : standard]
  })
  return Object.fromEntries(values) as CompanySettings
}
