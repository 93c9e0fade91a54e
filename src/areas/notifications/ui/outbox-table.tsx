import { Link } from 'react-router'
import type { Channel } from '#platform/messages/notice.ts'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, Latin, Phone } from '#ui/values.tsx'
import type { Because, MessageStatus } from '../message.ts'
import { channelWords } from '../words.ts'
import { StatusBadge } from './status-badge.tsx'

export type OutboxRow = {
  id: string
  about: string | null
  name: string | null
  recipient: string | null
  channel: Channel
  status: MessageStatus
  because: Because | null
  queuedAt: Date
}

const columns: Column<OutboxRow>[] = [
  {
    key: 'about',
    title: 'الرسالة',
    cell: ({ id, about }) => (
      <Link className="link" to={`/admin/notifications/messages/${id}`}>
        {about ?? 'رسالة'}
      </Link>
    ),
  },
  {
    key: 'to',
    title: 'إلى',
    cell: ({ name, recipient }) => (
      <>
        {name && <b className="medium db">{name} </b>}
        {recipient && <Recipient of={recipient} />}
      </>
    ),
  },
  { key: 'channel', title: 'القناة', cell: ({ channel }) => channelWords[channel] },
  {
    key: 'queuedAt',
    title: 'الوقت',
    cell: ({ queuedAt }) => (
      <span className="muted">
        <DateText at={queuedAt} time />
      </span>
    ),
  },
  { key: 'status', title: 'الحالة', cell: ({ status, because }) => <StatusBadge status={status} because={because} /> },
]

export function OutboxTable({ rows, narrowed }: { rows: OutboxRow[]; narrowed: boolean }) {
  if (rows.length > 0) return <Table caption="الرسائل، الأحدث أولًا" columns={columns} rows={rows} keyOf={({ id }) => id} />
  return narrowed ? (
    <Empty title="لا رسائل بهذه التصفية">أزل مرشحًا لترى غيرها.</Empty>
  ) : (
    <Empty title="لا رسائل بعد">يظهر هنا كل ما أُرسل وما ينتظر الإرسال.</Empty>
  )
}

export const Recipient = ({ of }: { of: string }) => (of.startsWith('+') ? <Phone number={of} plain /> : <Latin>{of}</Latin>)
