import { Avatar, Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { DateText } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { holdings } from '../queries.ts'

type Props = {
  people: Awaited<ReturnType<typeof holdings>>
  offices: { id: string; nameAr: string }[]
  /** The role it can be taken back from; null for who only looks. */
  role: string | null
}

/** Who holds the role, where, since when and until when. */
export function Holders({ people, offices, role }: Props) {
  const office = (id: string | null) => offices.find((each) => each.id === id)?.nameAr
  return (
    <Card title={`من يحمله: ${howMany(people.length, 'user')}`} flush>
      <ul className="people-list">
        {people.map(({ id, name, branchId, since, until, status }) => (
          <li key={id}>
            <Avatar name={name} small />
            <div className="grow">
              <b className="medium">{name}</b>
              <p className="muted sm">
                {branchId ? `فرع ${office(branchId) ?? 'مغلق'}` : 'كل الفروع'}، منذ <DateText at={since} />
                {until && (
                  <>
                    ، حتى <DateText at={new Date(until.getTime() - 1)} />
                  </>
                )}
              </p>
            </div>
            {status !== 'active' && <Badge>{status === 'invited' ? 'مدعو' : 'موقوف'}</Badge>}
            {role && (
              <PostForm action={`/admin/roles-permissions/${role}?act=revoke`} className="row">
                <input type="hidden" name="holdingId" value={id} />
                <SubmitButton variant="danger-ghost" size="small" aria-label={`اسحب الدور من ${name}`}>
                  اسحب الدور
                </SubmitButton>
              </PostForm>
            )}
          </li>
        ))}
        {people.length === 0 && <li className="muted">لا أحد يحمل هذا الدور الآن.</li>}
      </ul>
    </Card>
  )
}
