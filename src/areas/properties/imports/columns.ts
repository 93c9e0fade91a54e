import { type ImportColumn, type ImportTable, importTable } from '#areas/imports/public.ts'
import { propertyWords, unitWords } from '#areas/properties/field-words.ts'
import { asListed } from './cell-words.ts'
import type { PropertyImportKind } from './import-kinds.ts'

const property: ImportColumn = {
  word: 'العقار',
  ask: 'اختر عمود العقار.',
  names: ['اسم العقار', 'رقم العقار', 'المبنى', 'البناية', 'اسم المبنى', 'property', 'property name', 'building'],
  example: 'برج السعادة',
}

/** By which somebody is known in the register. */
const numbers: Record<string, ImportColumn> = {
  phone: {
    word: 'رقم الهاتف',
    names: ['هاتف المالك', 'هاتف المستأجر', 'الهاتف', 'الجوال', 'النقال', 'phone', 'mobile', 'gsm'],
    example: '91234567',
  },
  civilNumber: { word: 'الرقم المدني', names: ['رقم البطاقة', 'البطاقة', 'civil id', 'civil number'], example: '' },
  commercialRegister: { word: 'السجل التجاري', names: ['السجل', 'رقم السجل التجاري', 'cr', 'cr number'], example: '' },
}

/** In each of them stand names where ours keeps a code or a word of a list. */
const table = (columns: Record<string, ImportColumn>) => importTable(columns, { read: asListed })

export const importTables: Record<PropertyImportKind, ImportTable> = {
  units: table({
    property,
    propertyKind: { word: 'نوع العقار', names: ['property kind', 'property type'], example: 'مبنى' },
    wilayat: { word: propertyWords.wilayat, names: ['المدينة', 'wilayat', 'city'], example: 'صلالة' },
    number: {
      word: unitWords.number,
      ask: 'اختر عمود رقم الوحدة.',
      names: ['الوحدة', 'رقم الشقة', 'الشقة', 'رقم المحل', 'unit', 'unit no', 'unit number', 'flat', 'flat no'],
      example: '101',
    },
    floor: { word: unitWords.floor, ask: 'اختر عمود الدور.', names: ['الطابق', 'رقم الدور', 'floor', 'level'], example: '1' },
    kind: {
      word: unitWords.kind,
      ask: 'اختر عمود نوع الوحدة.',
      names: ['النوع', 'type', 'kind', 'unit type', 'unit kind'],
      example: 'شقة',
    },
    use: {
      word: unitWords.use,
      ask: 'اختر عمود الاستعمال.',
      names: ['الاستخدام', 'الغرض', 'سكني تجاري', 'use', 'usage'],
      example: 'سكني',
    },
    area: { word: unitWords.area, names: ['المساحة م2', 'المساحة بالمتر', 'area', 'sqm', 'size'], example: '120' },
    bedrooms: { word: unitWords.bedrooms, names: ['الغرف', 'عدد الغرف', 'عدد غرف النوم', 'bedrooms', 'rooms'], example: '2' },
    bathrooms: { word: unitWords.bathrooms, names: ['الحمامات', 'عدد دورات المياه', 'bathrooms', 'baths'], example: '2' },
    furnished: { word: unitWords.furnished, names: ['التأثيث', 'مؤثثة', 'furnished'], example: 'لا' },
    rent: {
      word: unitWords.rent,
      ask: 'اختر عمود الإيجار.',
      names: ['الإيجار', 'الإيجار الشهري', 'الأجرة', 'rent', 'monthly rent'],
      example: '250',
    },
    deposit: { word: unitWords.deposit, names: ['التأمين', 'مبلغ التأمين', 'deposit'], example: '250' },
    electricityAccount: {
      word: unitWords.electricityAccount,
      names: ['رقم حساب الكهرباء', 'الكهرباء', 'electricity account', 'electricity'],
      example: '',
    },
    electricityMeter: { word: unitWords.electricityMeter, names: ['رقم عداد الكهرباء', 'electricity meter'], example: '' },
    waterAccount: {
      word: unitWords.waterAccount,
      names: ['رقم حساب المياه', 'حساب الماء', 'المياه', 'water account', 'water'],
      example: '',
    },
    waterMeter: { word: unitWords.waterMeter, names: ['رقم عداد المياه', 'عداد الماء', 'water meter'], example: '' },
  }),
  owners: table({
    property,
    name: { word: 'اسم المالك', names: ['المالك', 'الاسم', 'owner', 'owner name', 'name'], example: 'شيخة بنت مبارك الكثيري' },
    ...numbers,
    parts: {
      word: 'الأسهم',
      ask: 'اختر عمود الأسهم.',
      names: ['السهم', 'الحصة', 'النسبة', 'عدد الأسهم', 'share', 'shares', 'parts', 'percent'],
      example: '12/24',
    },
    whole: { word: 'مجموع الأسهم', names: ['من مجموع', 'إجمالي الأسهم', 'whole', 'total shares'], example: '' },
    since: { word: 'منذ', names: ['من تاريخ', 'تاريخ التملك', 'since', 'from'], example: '2024-01-01' },
  }),
  leases: table({
    property,
    number: {
      word: unitWords.number,
      ask: 'اختر عمود رقم الوحدة.',
      names: ['الوحدة', 'رقم الشقة', 'الشقة', 'رقم المحل', 'unit', 'unit no', 'unit number', 'flat', 'flat no'],
      example: '101',
    },
    name: { word: 'اسم المستأجر', names: ['المستأجر', 'الاسم', 'tenant', 'tenant name', 'name'], example: 'خالد المعشني' },
    ...numbers,
    startsOn: {
      word: 'من يوم',
      ask: 'اختر عمود أول يوم في العقد.',
      names: ['بداية العقد', 'تاريخ البداية', 'من', 'start', 'start date', 'from'],
      example: '2026-01-01',
    },
    endsOn: { word: 'إلى يوم', names: ['نهاية العقد', 'تاريخ النهاية', 'إلى', 'end', 'end date', 'to'], example: '2026-12-31' },
    rent: {
      word: 'إيجار الشهر',
      names: ['الإيجار', 'الإيجار الشهري', 'الأجرة', 'الأجرة الشهرية', 'rent', 'monthly rent'],
      example: '250',
    },
    frequency: {
      word: 'القسط كل كم شهر',
      names: ['كل كم شهر', 'دورية الدفع', 'عدد الأشهر', 'frequency', 'every months'],
      example: '3',
    },
    deposit: { word: unitWords.deposit, names: ['التأمين', 'مبلغ التأمين', 'deposit'], example: '250' },
  }),
}
