import '#ui/styles/act-form.css'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Table } from '#ui/table.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { poolPath } from '../../paths.ts'
import { gonePieceField, poolUnits } from '../pool.ts'
import type { ShownPool } from '../queries.ts'

type Row = ShownPool['writeOffs'][number]

const columns = [
  { key: 'day', title: 'اليوم', cell: ({ writtenAt }: Row) => <DateText at={writtenAt} /> },
  { key: 'quantity', title: 'شُطب', numeric: true, cell: ({ quantity }: Row) => <Num>{quantity}</Num> },
  { key: 'pieces', title: 'القطع', cell: ({ pieces }: Row) => <bdi>{pieces || '—'}</bdi> },
  { key: 'amount', title: 'قيمتها', numeric: true, cell: ({ amount }: Row) => <Money amount={amount} /> },
  { key: 'total', title: 'الكمية بعده', numeric: true, cell: ({ total }: Row) => <Num>{total}</Num> },
  { key: 'why', title: 'السبب', cell: ({ why }: Row) => <bdi>{why}</bdi> },
  { key: 'by', title: 'طلبه', cell: ({ askedBy }: Row) => <bdi>{askedBy}</bdi> },
  { key: 'agreed', title: 'اعتمده', cell: ({ agreedBy }: Row) => <bdi>{agreedBy ?? 'دون الحد'}</bdi> },
]

type Props = { one: ShownPool; formId: string; waits: { by: string } | null; reply: Reply | undefined }

/** What was lost of a pool, and the form by which more of it leaves the count. */
export function PoolWriteOffs({ one, formId, waits, reply }: Props) {
  return (
    <Card title="شطب المفقود">
      <div className="stack">
        {one.writeOffs.length > 0 && <Table caption="ما شُطب" columns={columns} rows={one.writeOffs} keyOf={({ id }) => id} />}
        {waits ? (
          <Alert kind="info">
            شطب طلبه <bdi>{waits.by}</bdi> ينتظر الاعتماد. تنقص الكمية بعده.
          </Alert>
        ) : (
          <WriteOffForm {...{ one, formId, reply }} />
        )}
      </div>
    </Card>
  )
}

function WriteOffForm({ one, formId, reply }: Omit<Props, 'waits'>) {
  const field = fieldsOf<Record<string, string>>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">اشطب ما فُقد</summary>
      <PostForm action={`${poolPath(one.id)}?act=write-off`} reply={reply} part="write-off" before="الشطب">
        <p className="help">
          لما ضاع ولن يعود ولا يُحسب على عميل. ما يزيد على الحد، أو لا سعر لقطعه، يعتمده غيرك. لا قيد محاسبي: السقالات ليست أصلًا في
          الدفاتر.
        </p>
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : formId} />
        <Seen of={one.version} reply={reply} />
        <div className="form-grid">
          <NumberField {...field('quantity')} label="الكمية التي تُشطب" unit={poolUnits[one.unit]} required />
          <Field {...field('why')} label="السبب" maxLength={200} required />
          {one.pieces.map(({ place, name }) => (
            <NumberField key={place} {...field(gonePieceField(place))} label={`${name}، العدد المفقود`} optional />
          ))}
        </div>
        <div>
          <SubmitButton variant="danger">اشطب</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
