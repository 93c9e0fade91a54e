import { paymentsPath } from '#areas/finance/payments-paths.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Money } from '#ui/values.tsx'
import { least } from '#values/money.ts'
import type { MoneyInShort } from '../own-money.ts'

/** What stands to one's credit, and what it is good for. */
export function OwnCredit({ money: { credit, free, total }, reply }: { money: MoneyInShort; reply: Reply | undefined }) {
  if (credit === 0n) return null
  return (
    <Card title="رصيدك لدينا">
      <div className="stack">
        <p>
          دفعت <Money amount={credit} /> فوق ما سُدّد. نسدّد به أقدم مستحقاتك أولًا، أو نردّه إليك بسند صرف إن طلبته من الفرع.
        </p>
        {free < credit && (
          <p className="sm muted">
            منه في طلب رد أو تحويل لم يتم: <Money amount={credit - free} />
          </p>
        )}
        {total > 0n && free > 0n && (
          <PostForm action={`${paymentsPath}?act=pay-from-credit`} reply={reply} before="السداد">
            <div>
              <SubmitButton variant="outline">
                سدّد من رصيدك <Money amount={least(free, total)} />
              </SubmitButton>
            </div>
          </PostForm>
        )}
      </div>
    </Card>
  )
}
