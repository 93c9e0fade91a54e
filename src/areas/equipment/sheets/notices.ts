import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { sheetPath } from '../paths.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { sheetMissing } from './facts.ts'

export const sheetNotices = [
  notice({
    name: 'equipment.tell-missing-sheet',
    label: 'كشف ساعات لم يُسجَّل',
    on: sheetMissing,
    atAnyHour: true,
    variables: {
      item: { label: 'المعدّة', sample: 'حفارة 22 طنًا EX-07', longest: 'تنكر مياه 5,000 جالون WT-02' },
      site: { label: 'الموقع', sample: 'ريسوت، قطعة 214' },
      date: { label: 'اليوم', sample: '9 ديسمبر', longest: '29 سبتمبر' },
    },
    templates: { 'in-app': 'لم يُسجَّل كشف {item} في {site} ليوم {date}' },
    tell: ({ kind, code, site, day, lineId, branchId, operatorAccountId }) => ({
      to: [{ holdersOf: may.approveSheets, branchId }, ...(operatorAccountId ? [{ accountId: operatorAccountId }] : [])],
      values: { item: `${kind} ${code}`, site, date: dayInWords(day, day) },
      path: sheetPath(lineId, day),
    }),
    stillTrue: async (tx, { lineId, day }) =>
      !(await tx.selectFrom('daySheets').select('id').where('lineId', '=', lineId).where('day', '=', day).executeTakeFirst()),
  }),
]
