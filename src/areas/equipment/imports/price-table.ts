import { importTable } from '#areas/imports/public.ts'

/** A row for the prices of a kind; an empty price is none. */
export const priceTable = importTable(
  {
    kind: { word: 'النوع', ask: 'اختر عمود النوع.', names: ['المعدة', 'kind', 'type', 'machine'], example: 'حفارة 22 طنًا' },
    day: { word: 'اليوم', ask: 'اختر عمود سعر اليوم.', names: ['سعر اليوم', 'يوم', 'day', 'daily'], example: '95' },
    week: { word: 'الأسبوع، 6 أيام عمل', names: ['الأسبوع', 'سعر الأسبوع', 'week', 'weekly'], example: '513' },
    month: { word: 'الشهر، 26 يوم عمل', names: ['الشهر', 'سعر الشهر', 'month', 'monthly'], example: '1900' },
    hour: { word: 'الساعة', names: ['سعر الساعة', 'ساعة', 'hour', 'hourly'], example: '12' },
    overtime: { word: 'الساعة الإضافية', names: ['الإضافي', 'overtime', 'extra hour'], example: '9' },
    load: { word: 'النقلة', names: ['سعر النقلة', 'load', 'trip'], example: '' },
  },
  { most: 300 },
)
