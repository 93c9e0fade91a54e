import { importTable } from '#areas/imports/public.ts'
import { machineWords } from '../machines/machine.ts'

/** What the columns of a table of machines can mean: the machine, and the papers without which it is not sent. */
export const machineTable = importTable(
  {
    code: {
      ...{ word: machineWords.code, ask: 'اختر عمود الرمز.', example: 'EX-07' },
      names: ['رمز المعدة', 'رقم المعدة', 'code', 'fleet no', 'machine no', 'asset no'],
    },
    kind: {
      ...{ word: machineWords.kindId, ask: 'اختر عمود النوع.', example: 'حفارة 22 طنًا' },
      names: ['نوع المعدة', 'المعدة', 'kind', 'type', 'category', 'machine'],
    },
    model: {
      ...{ word: machineWords.model, ask: 'اختر عمود الطراز.', example: 'كاتربيلر 320' },
      names: ['الموديل', 'الماركة والطراز', 'model', 'make and model'],
    },
    made: {
      ...{ word: machineWords.made, ask: 'اختر عمود سنة الصنع.', example: '2021' },
      names: ['السنة', 'سنة الموديل', 'year', 'made', 'model year'],
    },
    serial: { word: machineWords.serial, names: ['الرقم المتسلسل', 'رقم الهيكل', 'serial', 'serial no', 'chassis'], example: '' },
    plate: { word: machineWords.plate, names: ['رقم اللوحة', 'plate', 'plate no', 'registration'], example: '' },
    meter: {
      ...{ word: machineWords.meter, ask: 'اختر عمود عداد الساعات.', example: '4812.5' },
      names: ['العداد', 'الساعات', 'قراءة العداد', 'meter', 'hours', 'hour meter', 'smu'],
    },
    serviceAt: { word: machineWords.serviceAt, names: ['الصيانة القادمة', 'service at', 'next service'], example: '5000' },
    yard: { word: machineWords.yard, names: ['المكان', 'الساحة', 'الموقع', 'yard', 'place', 'location'], example: 'ساحة ريسوت' },
    ownership: { word: machineWords.ownership, names: ['مملوكة أو مستأجرة', 'ownership', 'owned'], example: 'مملوكة' },
    supplier: { word: machineWords.supplierId, names: ['المالك', 'المورد', 'supplier', 'owner'], example: '' },
    supplierDay: { word: machineWords.supplierDay, names: ['تكلفة اليوم', 'supplier day', 'cost per day'], example: '' },
    supplierMonth: { word: machineWords.supplierMonth, names: ['تكلفة الشهر', 'supplier month', 'cost per month'], example: '' },
    certificateNumber: { word: 'رقم شهادة الفحص', names: ['الشهادة', 'certificate', 'certificate no'], example: 'TP-3318' },
    certificateUntil: {
      ...{ word: 'آخر يوم في شهادة الفحص', example: '2027-05-31' },
      names: ['انتهاء الشهادة', 'انتهاء شهادة الفحص', 'certificate until', 'certificate expiry', 'tpi expiry'],
    },
    policyNumber: {
      ...{ word: 'رقم وثيقة التأمين', example: 'P-118204' },
      names: ['وثيقة التأمين', 'رقم التأمين', 'رقم البوليصة', 'policy', 'policy no'],
    },
    policyUntil: {
      ...{ word: 'آخر يوم في التأمين', example: '2027-05-31' },
      names: ['انتهاء التأمين', 'insurance until', 'insurance expiry', 'policy expiry'],
    },
    licenceUntil: {
      ...{ word: 'آخر يوم في رخصة المعدّة', example: '' },
      names: ['انتهاء الرخصة', 'انتهاء الملكية', 'licence until', 'licence expiry', 'registration expiry'],
    },
    boughtOn: { word: machineWords.boughtOn, names: ['الشراء', 'bought on', 'purchase date'], example: '2021-06-01' },
    boughtFor: { word: machineWords.boughtFor, names: ['تكلفة الشراء', 'bought for', 'purchase price'], example: '38000' },
    note: { word: machineWords.note, names: ['ملاحظات', 'note', 'notes', 'remarks'], example: '' },
  },
  { most: 1_000 },
)
