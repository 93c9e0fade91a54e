import { type CustomerField, fieldWords } from '#areas/customers/words.ts'
import { type ImportColumn, importTable } from '#areas/imports/public.ts'

/** What a column of somebody's table can mean. */
export const importFields = (Object.keys(fieldWords) as CustomerField[]).filter((field) => field !== 'whatsapp')
export type ImportField = (typeof importFields)[number]

/** Other names people give to a column, beside ours. */
const synonyms: Partial<Record<ImportField, string[]>> = {
  kind: ['نوع العميل', 'type', 'kind'],
  name: [
    'الاسم',
    'اسم',
    'العميل',
    'الزبون',
    'اسم العميل',
    'الاسم الكامل',
    'اسم الشركة',
    'name',
    'full name',
    'customer',
    'customer name',
  ],
  latinName: ['الاسم بالإنجليزية', 'الاسم الانجليزي', 'english name', 'name en', 'latin name'],
  phone: [
    'الهاتف',
    'هاتف',
    'الجوال',
    'النقال',
    'رقم الجوال',
    'رقم النقال',
    'رقم الهاتف النقال',
    'موبايل',
    'تلفون',
    'phone',
    'mobile',
    'gsm',
    'tel',
  ],
  email: ['البريد', 'الايميل', 'email', 'e mail', 'mail'],
  civilNumber: ['الرقم المدني', 'رقم البطاقة', 'البطاقة', 'civil id', 'civil number', 'id number', 'national id'],
  passportNumber: ['الجواز', 'رقم الجواز', 'passport', 'passport no', 'passport number'],
  passportCountry: ['الجنسية', 'بلد الجواز', 'nationality', 'country'],
  commercialRegister: ['السجل', 'س ت', 'رقم السجل التجاري', 'cr', 'cr no', 'cr number', 'commercial register'],
  vatin: ['ضريبي', 'رقم الضريبة', 'vat', 'vatin', 'vat number', 'tax number'],
  wilayat: ['المدينة', 'wilayat', 'city'],
  quarter: ['الحي', 'area', 'quarter', 'district'],
  way: ['رقم السكة', 'way', 'way no', 'street'],
  building: ['رقم المبنى', 'البيت', 'building', 'house'],
  postBox: ['ص ب', 'po box', 'p o box', 'post box'],
  postalCode: ['postal code', 'pc', 'zip'],
}

const columnOf = (field: ImportField): ImportColumn => ({
  ...{ word: fieldWords[field], names: synonyms[field] ?? [], example: examples[field] ?? '' },
  ...(field === 'name' ? { ask: 'اختر عمود الاسم.' } : {}),
})

const examples: Partial<Record<ImportField, string>> = {
  kind: 'فرد',
  name: 'سالم بن علي الكثيري',
  phone: '91234567',
  civilNumber: '10214471',
  wilayat: 'صلالة',
}

export const customerTable = importTable(Object.fromEntries(importFields.map((field) => [field, columnOf(field)])))
