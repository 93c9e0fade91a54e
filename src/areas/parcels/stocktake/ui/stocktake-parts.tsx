import { Link } from 'react-router'
import { parcelPath, stocktakePath } from '#areas/parcels/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { SeeOnShelfForm } from '../inputs.ts'
import type { ShownStocktake } from '../queries.ts'

type Props = { one: ShownStocktake; reply: Reply | undefined }

export function SeePiece({ one, reply }: Props) {
  const field = fieldsOf<SeeOnShelfForm>(reply)
  return (
    <PostForm className="ask" reply={reply} action={`${stocktakePath(one.id)}?act=see`} part="see" before="الجرد">
      <Field {...field('parcel')} label="ما تراه على الرف" help="امسح البوليصة" dir="ltr" data-scan="parcel" required />
      <SubmitButton>موجود</SubmitButton>
    </PostForm>
  )
}

const looks = {
  seen: { tone: 'success', label: 'موجود' },
  planted: { tone: 'warning', label: 'مسجَّل في غير هذا الرف' },
  unseen: { tone: 'muted', label: 'لم يُمسح بعد' },
} as const

export const StocktakePieces = ({ one }: { one: ShownStocktake }) => (
  <Card title={`على الرف: ${howMany(one.pieces.length, 'piece')}`} flush>
    {one.pieces.length === 0 && <Empty title="لا شيء مسجَّل على هذا الرف">إن رأيت عليه طردًا فامسحه.</Empty>}
    <ul className="list">
      {one.pieces.map(({ pieceId, id, number, n, pieceCount, recipientName, place, state }) => (
        <li key={pieceId}>
          <span className="grow">
            <Link className="t link" to={parcelPath(id)}>
              <Code>{number}</Code>
            </Link>
            <span className="xs muted">
              {place} · <bdi>{recipientName}</bdi>
              {pieceCount > 1 && ` · القطعة ${n} من ${pieceCount}`}
            </span>
          </span>
          <Badge tone={looks[state].tone}>{one.endedAt && state === 'unseen' ? 'لم يوجد' : looks[state].label}</Badge>
        </li>
      ))}
    </ul>
  </Card>
)

export function EndStocktake({ one, reply }: Props) {
  const unseen = one.pieces.filter(({ state }) => state === 'unseen').length
  return (
    <PostForm reply={reply} action={`${stocktakePath(one.id)}?act=end`} part="end" before="إنهاء الجرد">
      <div>
        <SubmitButton variant={unseen > 0 ? 'outline' : 'primary'}>
          {unseen > 0 ? `أنهِ الجرد ولم يوجد ${howMany(unseen, 'piece')}` : 'أنهِ الجرد'}
        </SubmitButton>
      </div>
    </PostForm>
  )
}
