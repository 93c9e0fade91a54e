import type { DocumentKind, DocumentState, PartyRole, PreferredChannel, RelationKind, Risk } from './customer.ts'

export const roleWords: Record<PartyRole, string> = {
  customer: 'عميل',
  tenant: 'مستأجر',
  owner: 'مالك',
  renter: 'مستأجر سيارة',
  hirer: 'مستأجر معدات',
  client: 'صاحب مشروع',
  sender: 'مرسل',
  merchant: 'تاجر',
  recipient: 'مرسل إليه',
  driver: 'سائق',
  supplier: 'مورّد',
  subcontractor: 'مقاول من الباطن',
  guarantor: 'كفيل',
  employee: 'موظف',
}

export const riskWords: Record<Risk, string> = { none: 'لا شيء', watch: 'تحت المتابعة', blocked: 'موقوف التعامل' }

export const channelWords: Record<PreferredChannel, string> = {
  call: 'اتصال',
  whatsapp: 'واتساب',
  sms: 'رسالة نصية',
  email: 'بريد إلكتروني',
}

export const documentStateWords: Record<DocumentState, string> = {
  'awaiting-check': 'بانتظار التحقق',
  valid: 'سارية',
  expiring: 'تنتهي قريبًا',
  expired: 'منتهية',
  refused: 'غير مقبولة',
  replaced: 'حلّت محلها أخرى',
}

/** The columns of a customer as people read them, in the order of the form. */
export const fieldWords = {
  kind: 'النوع',
  name: 'الاسم كما في البطاقة',
  givenName: 'الاسم الأول',
  fatherName: 'اسم الأب',
  grandfatherName: 'اسم الجد',
  familyName: 'القبيلة أو العائلة',
  latinName: 'الاسم باللاتينية',
  civilNumber: 'الرقم المدني',
  passportNumber: 'رقم جواز السفر',
  passportCountry: 'دولة الجواز',
  commercialRegister: 'السجل التجاري',
  vatin: 'الرقم الضريبي',
  phone: 'رقم الهاتف',
  whatsapp: 'له واتساب',
  email: 'البريد الإلكتروني',
  preferredChannel: 'يفضّل التواصل عبر',
  wilayat: 'الولاية',
  quarter: 'المنطقة',
  block: 'المربع',
  plot: 'رقم القطعة',
  way: 'السكة',
  building: 'المبنى',
  flat: 'الشقة أو المحل',
  postBox: 'صندوق البريد',
  postalCode: 'الرمز البريدي',
  nationalUnit: 'رقم الوحدة في العنوان الوطني',
  nationalStreet: 'الشارع في العنوان الوطني',
  nationalPlace: 'العنوان الفرعي في العنوان الوطني',
} as const
export type CustomerField = keyof typeof fieldWords

/** What the parts of its facts are called; the house says kind, name, phone and e-mail of everybody alike. */
const { kind, name, phone, email, ...ownFields } = fieldWords
export const customerPartWords = { ...ownFields, good: 'الصفوف السليمة', faults: 'ما يحتاج تصحيحًا' }

export const relationWords: Record<RelationKind, string> = { delegate: 'مفوَّض', attorney: 'وكيل', guarantor: 'كفيل', heir: 'وارث' }

export const documentWords: Record<DocumentKind, string> = {
  'civil-card': 'البطاقة الشخصية',
  'resident-card': 'بطاقة مقيم',
  passport: 'جواز السفر',
  'driving-licence': 'رخصة القيادة',
  'commercial-register': 'السجل التجاري',
  'power-of-attorney': 'وكالة',
}

export const addressFields = [
  'wilayat',
  'quarter',
  'block',
  'plot',
  'way',
  'building',
  'flat',
  'postBox',
  'postalCode',
  'nationalUnit',
  'nationalStreet',
  'nationalPlace',
] as const satisfies CustomerField[]
