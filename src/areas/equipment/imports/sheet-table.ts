import { importTable } from '#areas/imports/public.ts'
import { sheetWords } from '../sheets/day-sheet.ts'

/** A row for each day of a machine on its site, as the paper sheets have it. */
export const sheetTable = importTable(
  {
    code: {
      ...{ word: 'رمز المعدّة', ask: 'اختر عمود رمز المعدّة.', example: 'EX-07' },
      names: ['الرمز', 'المعدة', 'code', 'machine', 'fleet no'],
    },
    day: { word: 'اليوم', ask: 'اختر عمود اليوم.', names: ['التاريخ', 'تاريخ الكشف', 'day', 'date'], example: '2026-02-01' },
    number: { word: 'رقم العقد', names: ['العقد', 'contract', 'contract no', 'hire'], example: '' },
    worked: {
      ...{ word: sheetWords.worked, ask: 'اختر عمود ساعات العمل.', example: '9.5' },
      names: ['العمل', 'الساعات', 'worked', 'hours', 'working hours'],
    },
    standby: { word: sheetWords.standby, names: ['الانتظار', 'standby', 'idle'], example: '0.5' },
    broken: { word: sheetWords.broken, names: ['العطل', 'breakdown', 'down'], example: '' },
    brokenBy: { word: sheetWords.brokenBy, names: ['السبب', 'breakdown by', 'cause'], example: '' },
    loads: { word: sheetWords.loads, names: ['عدد النقلات', 'loads', 'trips'], example: '' },
    meterTo: { word: sheetWords.meterTo, names: ['العداد', 'قراءة العداد', 'meter', 'meter end', 'smu'], example: '4822' },
    fuel: { word: sheetWords.fuel, names: ['الديزل', 'الوقود', 'fuel', 'diesel', 'litres'], example: '' },
    operator: { word: 'هاتف المشغّل', names: ['المشغل', 'operator', 'operator phone'], example: '9911 2233' },
    note: { word: sheetWords.note, names: ['ملاحظات', 'note', 'notes', 'remarks'], example: '' },
  },
  { most: 1_000 },
)
