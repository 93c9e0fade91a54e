import { columnsOf } from '#ui/list/columns.tsx'
import { defineList } from '#ui/list/define-list.ts'
import { DateText, Num } from '#ui/values.tsx'
import { machinePath, machinesPath } from '../paths.ts'
import { serviceInWords } from '../service/service.ts'
import { ServiceLeft } from '../service/ui/service-left.tsx'
import { inHours, ownerships, stateUntil } from './machine.ts'
import { machineFilters, machinesPerPage } from './machine-asked.ts'
import type { MachineRow } from './queries.ts'
import { MachineBadge } from './ui/machine-badge.tsx'

const { drawn, link, text } = columnsOf<MachineRow>()

export const machinesList = defineList({
  path: machinesPath,
  title: 'المعدات',
  filters: machineFilters,
  perPage: machinesPerPage,
  keyOf: ({ id }) => id,
  columns: [
    drawn('الرمز', { sort: 'code', cell: ({ code }) => <Num>{code}</Num>, words: ({ code }) => code }),
    link(
      'الطراز',
      ({ model }) => model,
      ({ id }) => machinePath(id),
    ),
    text('النوع', ({ kindName, capacity }) => [kindName, capacity].filter(Boolean).join(' '), { width: 22, sort: 'kind' }),
    text('الصنع', ({ made }) => String(made), { width: 10 }),
    drawn('الحالة', {
      cell: ({ state, outUntil }) => <MachineBadge state={state} until={outUntil} />,
      words: ({ state, outUntil }) => stateUntil(state, outUntil),
    }),
    drawn('العداد', {
      sort: 'meter',
      cell: ({ meter }) => (
        <>
          <Num>{inHours(meter)}</Num> ساعة
        </>
      ),
      words: ({ meter }) => inHours(meter),
    }),
    drawn('الصيانة', { cell: (row) => <ServiceLeft machine={row} />, words: serviceInWords }),
    text('الملكية', ({ ownership }) => ownerships[ownership], { width: 16 }),
    text('مكانها', ({ yard }) => yard, { width: 20 }),
    drawn('تُؤجَّر حتى', {
      sort: 'until',
      cell: ({ hireableUntil }) => (hireableUntil ? <DateText at={hireableUntil} /> : <span className="muted">لا تُؤجَّر</span>),
      words: ({ hireableUntil }) => hireableUntil ?? 'لا تُؤجَّر',
    }),
  ],
  empty: { title: 'لا معدات بعد', text: 'أضف الأنواع أولًا، ثم كل معدّة برمزها ووثائقها.' },
  none: { title: 'لا معدّة مطابقة', text: 'ابحث بالرمز وحده، أو بكلمة واحدة من الطراز.' },
})
