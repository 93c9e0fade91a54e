/** The governorates of Oman with their wilayats; Dhofar comes first because most people who choose are from there. */
export const governorates = {
  ظفار: ['صلالة', 'طاقة', 'مرباط', 'سدح', 'شليم وجزر الحلانيات', 'ثمريت', 'مقشن', 'المزيونة', 'رخيوت', 'ضلكوت'],
  مسقط: ['مسقط', 'مطرح', 'بوشر', 'السيب', 'العامرات', 'قريات'],
  مسندم: ['خصب', 'دبا', 'بخاء', 'مدحاء'],
  البريمي: ['البريمي', 'محضة', 'السنينة'],
  الداخلية: ['نزوى', 'بهلا', 'منح', 'الحمراء', 'أدم', 'إزكي', 'سمائل', 'بدبد', 'الجبل الأخضر'],
  'شمال الباطنة': ['صحار', 'شناص', 'لوى', 'صحم', 'الخابورة', 'السويق'],
  'جنوب الباطنة': ['الرستاق', 'العوابي', 'نخل', 'وادي المعاول', 'بركاء', 'المصنعة'],
  'شمال الشرقية': ['إبراء', 'المضيبي', 'بدية', 'القابل', 'وادي بني خالد', 'دماء والطائيين', 'سناو'],
  'جنوب الشرقية': ['صور', 'الكامل والوافي', 'جعلان بني بو حسن', 'جعلان بني بو علي', 'مصيرة'],
  الظاهرة: ['عبري', 'ينقل', 'ضنك'],
  الوسطى: ['هيماء', 'محوت', 'الدقم', 'الجازر'],
} as const

/** Quarters of Salalah that people name most; others are written as they are said. */
export const quartersOfSalalah = [
  'الحافة',
  'الدهاريز',
  'عوقد',
  'السعادة',
  'صحلنوت',
  'صلالة الوسطى',
  'صلالة الجديدة',
  'القوف',
  'القرض',
  'البليد',
  'ريسوت',
  'الوادي',
  'أتين',
  'الحصيلة',
  'جرزيز',
  'حجيف',
  'زيك',
  'قيرون حيرتي',
] as const

export type Wilayat = (typeof governorates)[keyof typeof governorates][number]

/** Where else our parcels go. */
export const gulfStates = ['الإمارات', 'السعودية', 'قطر', 'البحرين', 'الكويت'] as const

const known = new Set<string>(Object.values(governorates).flat())
export const isWilayat = (name: string): name is Wilayat => known.has(name)

const abroad = new Set<string>(gulfStates)
export const isDeliveryPlace = (name: string) => known.has(name) || abroad.has(name)
