import { Form, Link } from 'react-router'
import type { ApprovalLine } from '#areas/access/approvals/queries.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Button } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { DateText, Money } from '#ui/values.tsx'

export type HomeApproval = Pick<ApprovalLine, 'id' | 'title' | 'amount' | 'maker' | 'requestedAt'> & { inPlace: boolean }

/** What waits for a yes: here what can be agreed to as it stands, the rest on its own page. */
export function Approvals({ approvals, count, today }: { approvals: HomeApproval[]; count: number; today: string }) {
  return (
    <Card
      flush
      title={`بانتظار اعتمادك، ${count}`}
      actions={
        <Link className="link sm" to="/admin/approvals">
          كلها
        </Link>
      }
    >
      <ul className="ap-inline">
        {approvals.map(({ id, title, amount, maker, requestedAt, inPlace }) => (
          <li key={id}>
            <span>
              <Link className="t" to={`/admin/approvals/${id}`}>
                <Sentence>{title}</Sentence>
              </Link>
              <span className="xs muted">
                {maker}، <DateText at={requestedAt} today={today} />
              </span>
            </span>
            <span className="acts">
              {amount !== null && <Money amount={amount} />}
              {inPlace && (
                <Form method="post" action="/admin?act=approve">
                  <input type="hidden" name="approvalId" value={id} />
                  <Button variant="soft" size="small" type="submit">
                    اعتمد
                  </Button>
                </Form>
              )}
              <Link className={buttonLook({ variant: 'ghost', size: 'small' })} to={`/admin/approvals/${id}`}>
                افتح
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
