import { Link } from 'react-router'
import { parcelPath, shelvesPath } from '#areas/parcels/paths.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { ShelvesPage } from '../queries.ts'

type Props = { shelf: NonNullable<ShelvesPage['opened']>; formId: string; mayManage: boolean; reply: Reply | undefined }

/** What stands on one shelf, the longest first. */
export const OpenedShelf = ({ shelf, formId, mayManage, reply }: Props) => (
  <Card title={`الرف ${shelf.code}`} flush>
    <ul className="list">
      {shelf.parcels.map((one) => (
        <li key={`${one.id} ${one.n}`}>
          <span className="grow">
            <Link className="link medium" to={parcelPath(one.id)}>
              <bdi>{one.recipientName}</bdi>
            </Link>
            <span className="xs muted">
              <Code>{one.number}</Code>
              {one.pieceCount > 1 && (
                <>
                  {' '}
                  القطعة <Num>{one.n}</Num> من <Num>{one.pieceCount}</Num>
                </>
              )}
            </span>
            <span className="xs muted">
              {[one.place, one.quarter].filter(Boolean).join('، ')} ·{' '}
              {one.days === 0 ? 'منذ اليوم' : `منذ ${howMany(one.days, 'day', 'gen')}`}
              {one.fee > 0n && (
                <>
                  {' '}
                  · الرسم <Money amount={one.fee} />
                </>
              )}
            </span>
          </span>
        </li>
      ))}
      {shelf.parcels.length === 0 && <li className="muted">الرف فارغ.</li>}
    </ul>
    <div className="card-b">
      <PostForm reply={undefined} action={`${shelvesPath}?act=stocktake`} part="stocktake">
        <input type="hidden" name="id" value={formId} />
        <input type="hidden" name="shelfId" value={shelf.id} />
        <SubmitButton variant="outline">اجرد الرف</SubmitButton>
      </PostForm>
    </div>
    {mayManage && shelf.parcels.length === 0 && (
      <div className="card-b">
        <PostForm reply={reply} action={`${shelvesPath}?act=close`} part="close">
          <input type="hidden" name="shelfId" value={shelf.id} />
          <div>
            <SubmitButton variant="outline">أغلق الرف</SubmitButton>
          </div>
        </PostForm>
      </div>
    )}
  </Card>
)
