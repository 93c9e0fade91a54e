import { importTable } from '#areas/imports/public.ts'

/** A row for the prices of a class, and one more for each season it has others in. */
export const priceTable = importTable(
  {
    class: { word: 'الفئة', ask: 'اختر عمود الفئة.', names: ['فئة', 'class', 'category'], example: 'سيدان' },
    season: { word: 'الموسم', names: ['اسم الموسم', 'season'], example: 'الخريف' },
    from: { word: 'أول الموسم', names: ['من', 'بداية الموسم', 'from'], example: '06-21' },
    to: { word: 'آخر الموسم', names: ['إلى', 'نهاية الموسم', 'to', 'until'], example: '09-21' },
    day: { word: 'اليوم', ask: 'اختر عمود سعر اليوم.', names: ['سعر اليوم', 'يوم', 'day', 'daily'], example: '22' },
    week: { word: 'الأسبوع', ask: 'اختر عمود سعر الأسبوع.', names: ['سعر الأسبوع', 'week', 'weekly'], example: '138.600' },
    month: { word: 'الشهر', ask: 'اختر عمود سعر الشهر.', names: ['سعر الشهر', 'month', 'monthly'], example: '462' },
    hour: { word: 'الساعة', ask: 'اختر عمود سعر الساعة.', names: ['سعر الساعة', 'ساعة التأخير', 'hour'], example: '3' },
  },
  { most: 300 },
)
