import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Table } from '#ui/table.tsx'
import { Code, DateText, Num } from '#ui/values.tsx'
import { inHours } from '../../machines/machine.ts'
import type { ServiceDone } from '../queries.ts'

const columns = [
  { key: 'at', title: 'اليوم', cell: ({ recordedAt }: ServiceDone) => <DateText at={recordedAt} /> },
  { key: 'meter', title: 'العداد', numeric: true, cell: ({ meter }: ServiceDone) => <Num>{inHours(meter)}</Num> },
  { key: 'done', title: 'ما عُمل', cell: ({ done }: ServiceDone) => <bdi>{done}</bdi> },
  { key: 'parts', title: 'القطع', cell: ({ parts }: ServiceDone) => parts && <bdi>{parts}</bdi> },
  { key: 'bill', title: 'الفاتورة', cell: ({ bill }: ServiceDone) => bill && <Code>{bill}</Code> },
  { key: 'by', title: 'سجّلها', cell: ({ by }: ServiceDone) => <bdi>{by}</bdi> },
]

/** What was done to it so far. */
export const ServicesDone = ({ services }: { services: readonly ServiceDone[] }) => (
  <Card title="صيانات سابقة" flush>
    {services.length === 0 ? (
      <Empty title="لم تُسجَّل لها صيانة">سجّل كل صيانة بعداد ساعاتها، لتُحسب القادمة.</Empty>
    ) : (
      <Table caption="صيانات سابقة" columns={columns} rows={services} keyOf={({ id }) => id} />
    )}
  </Card>
)
