import { Link } from 'react-router'
import { poolsPath } from '#areas/finance/addresses.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inRials } from '#values/money.ts'
import type { OwnerOwed } from '../owed-owners.ts'
import type { PayOwedForm } from '../pay-owed.ts'
import { poolPath } from '../pool-asked.ts'

type Props = { owed: readonly OwnerOwed[] | null; reply: Reply | undefined }

/** What was settled and has no voucher yet: one press prepares a voucher for each owner; who cannot be paid so is said beside. */
export function OwedCard({ owed, reply }: Props) {
  if (!owed || (owed.length === 0 && !reply)) return null
  const payable = owed.filter(({ accounts }) => accounts === 1)
  const others = owed.filter(({ accounts }) => accounts !== 1)
  return (
    <Card title="سُوّي معهم ولم يُعدّ سندهم">
      <div className="stack">
        {(payable.length > 0 || reply) && <Payable payable={payable} reply={reply} />}
        {others.length > 0 && (
          <ul className="lines">
            {others.map(({ partyId, name, labels, left, accounts, mandateId }) => (
              <li key={partyId}>
                <span className="grow sm">
                  <bdi>{name}</bdi>، <bdi>{labels}</bdi>: {inRials(left)}{' '}
                  {accounts === 0 ? 'لا آيبان له في اتفاقيته. اكتبه فيها أولًا.' : 'له أكثر من آيبان. اصرف له من صفحة الاتفاقية.'}
                </span>
                <Link className="link sm" to={poolPath(mandateId)}>
                  افتح الاتفاقية
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function Payable({ payable, reply }: { payable: readonly OwnerOwed[]; reply: Reply | undefined }) {
  const field = fieldsOf<PayOwedForm>(reply)
  const options = payable.map(({ partyId, name, labels, left, accountEnds, accountIn }) => {
    const account = `الحساب المنتهي بـ ${accountEnds} كما في ${accountIn}`
    return [partyId, `${name}، ${labels}: ${inRials(left)}، إلى ${account}`] as const
  })
  return (
    <PostForm action={`${poolsPath}?act=owed`} part="owed" reply={reply} before="الإعداد">
      <ChoiceField
        {...field(
          'partyId',
          payable.map(({ partyId }) => partyId),
        )}
        label="الملّاك"
        help="سند صرف لكل مالك بكل ما سُوّي له، إلى الحساب المذكور، بعد أن يعتمده زميل."
        options={options}
        many
        required
      />
      <div>
        <SubmitButton>أعدّ سندات المختارين</SubmitButton>
      </div>
    </PostForm>
  )
}
