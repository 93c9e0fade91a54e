import { importTable } from '#areas/imports/public.ts'

/** A row for each machine that is out, as its paper contract has it; rows of one old contract are one hire. */
export const hireTable = importTable(
  {
    code: {
      ...{ word: 'رمز المعدّة', ask: 'اختر عمود رمز المعدّة.', example: 'EX-07' },
      names: ['الرمز', 'المعدة', 'code', 'machine', 'fleet no'],
    },
    customer: {
      ...{ word: 'هاتف العميل', ask: 'اختر عمود هاتف العميل.', example: '9123 4567' },
      names: ['العميل', 'المستأجر', 'الهاتف', 'رقم العميل', 'phone', 'mobile', 'customer', 'customer phone'],
    },
    site: { word: 'الموقع', ask: 'اختر عمود الموقع.', names: ['موقع العمل', 'site', 'location'], example: 'ريسوت، قطعة 214' },
    wilayat: { word: 'الولاية', ask: 'اختر عمود الولاية.', names: ['ولاية', 'wilayat', 'town'], example: 'صلالة' },
    km: { word: 'المسافة من ساحتنا', names: ['المسافة', 'كم', 'km', 'distance'], example: '18' },
    repName: {
      ...{ word: 'ممثل الموقع', ask: 'اختر عمود ممثل الموقع.', example: 'عيسى الحضري' },
      names: ['الممثل', 'مسؤول الموقع', 'representative', 'site engineer'],
    },
    repPhone: {
      ...{ word: 'هاتف ممثل الموقع', ask: 'اختر عمود هاتف ممثل الموقع.', example: '9000 0145' },
      names: ['هاتف الممثل', 'representative phone', 'site phone'],
    },
    poNumber: { word: 'أمر الشراء', names: ['رقم أمر الشراء', 'po', 'po no', 'purchase order'], example: '' },
    operator: { word: 'هاتف المشغّل', names: ['المشغل', 'operator', 'operator phone'], example: '9911 2233' },
    from: {
      ...{ word: 'يوم الخروج', ask: 'اختر عمود يوم الخروج.', example: '2026-01-04' },
      names: ['تاريخ الخروج', 'من', 'بداية التأجير', 'from', 'start', 'out', 'on hire'],
    },
    until: {
      ...{ word: 'آخر يوم متفق عليه', ask: 'اختر عمود آخر يوم متفق عليه.', example: '2026-04-30' },
      names: ['إلى', 'نهاية التأجير', 'الإعادة', 'until', 'end', 'due back'],
    },
    meter: {
      ...{ word: 'العداد عند الخروج', ask: 'اختر عمود العداد عند الخروج.', example: '4512' },
      names: ['العداد', 'عداد الساعات', 'meter', 'meter out', 'hours out'],
    },
    basis: { word: 'كيف تُحسب', names: ['الأساس', 'basis', 'charged by'], example: 'باليوم' },
    day: { word: 'سعر اليوم', names: ['اليوم', 'السعر اليومي', 'day', 'daily rate'], example: '90' },
    week: { word: 'سعر الأسبوع', names: ['الأسبوع', 'السعر الأسبوعي', 'week', 'weekly rate'], example: '' },
    month: { word: 'سعر الشهر', names: ['الشهر', 'السعر الشهري', 'month', 'monthly rate'], example: '1800' },
    hour: { word: 'سعر الساعة', names: ['الساعة', 'hour', 'hourly rate'], example: '' },
    overtime: { word: 'سعر الساعة الإضافية', names: ['الساعة الإضافية', 'الإضافي', 'overtime'], example: '' },
    load: { word: 'سعر النقلة', names: ['النقلة', 'load', 'trip'], example: '' },
    billedUntil: { word: 'فُوتر حتى', names: ['مفوتر حتى', 'نهاية الفوترة', 'billed until', 'invoiced until'], example: '' },
    billed: { word: 'ما فُوتر بلا ضريبة', names: ['المفوتر', 'مبلغ الفاتورة', 'billed', 'invoiced'], example: '1800' },
    unpaid: { word: 'ما لم يُدفع منه مع الضريبة', names: ['المتبقي', 'غير المدفوع', 'unpaid', 'outstanding'], example: '' },
    deposit: { word: 'التأمين المسترد', names: ['التأمين', 'مبلغ التأمين', 'deposit', 'deposit held'], example: '500' },
    number: {
      ...{ word: 'رقم العقد القديم', example: '2025/EQ-118' },
      names: ['العقد القديم', 'رقم العقد', 'العقد', 'contract', 'contract no', 'agreement no'],
    },
  },
  { most: 500 },
)
