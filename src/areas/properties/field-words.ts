/** What the fields are called, on forms and in the history. */
export const propertyWords = {
  name: 'اسم العقار',
  kind: 'النوع',
  wilayat: 'الولاية',
  quarter: 'المنطقة',
  way: 'السكة',
  building: 'رقم المبنى',
  oldAddress: 'العنوان القديم',
  plotNumber: 'رقم القطعة',
  deedNumber: 'رقم سند الملكية',
  krookiNumber: 'رقم الكروكي',
  latitude: 'خط العرض',
  longitude: 'خط الطول',
  electricityAccount: 'حساب الكهرباء',
  waterAccount: 'حساب المياه',
} as const

export const unitWords = {
  number: 'رقم الوحدة',
  floor: 'الدور',
  kind: 'نوع الوحدة',
  use: 'الاستعمال',
  area: 'المساحة',
  bedrooms: 'غرف النوم',
  bathrooms: 'دورات المياه',
  furnished: 'مفروشة',
  rent: 'الإيجار المعروض في الشهر',
  deposit: 'التأمين المعتاد',
  electricityAccount: 'حساب الكهرباء',
  electricityMeter: 'عداد الكهرباء',
  waterAccount: 'حساب المياه',
  waterMeter: 'عداد المياه',
} as const
