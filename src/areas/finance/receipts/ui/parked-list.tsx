import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import { cashierPath, parkedPath } from '../parked-paths.ts'
import type { parkedPayments } from '../parked-queries.ts'

type Parked = Awaited<ReturnType<typeof parkedPayments>>

/** Who waits with a payment that was begun. */
export function ParkedList({ parked }: { parked: Parked }) {
  if (parked.length === 0) return null
  return (
    <Card title="دفعات معلّقة" flush>
      <ul className="list">
        {parked.map(({ id, name, parkedAt }) => (
          <li key={id}>
            <span className="grow">
              <bdi className="t">{name}</bdi>
              <span className="xs muted">
                عُلّقت <DateText at={parkedAt} time />
              </span>
            </span>
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={`${cashierPath}?parked=${id}`}>
              أكملها
            </Link>
            <PostForm action={`${parkedPath}?act=drop`} className="">
              <input type="hidden" name="parkedId" value={id} />
              <SubmitButton variant="ghost" size="small" aria-label={`أزل الدفعة المعلّقة: ${name}`}>
                أزل
              </SubmitButton>
            </PostForm>
          </li>
        ))}
      </ul>
    </Card>
  )
}
