import { Boxes } from 'lucide-react'
import { Link } from 'react-router'
import { counterPath, parcelLabelPath, parcelPath, parcelsPath, waybillPath } from '#areas/parcels/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { Code, Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { dayInWords } from '#values/dates.ts'
import type { IntakePage } from '../queries.ts'

/** What is next of the parcel that has just come in: its label, its money and its shelf. */
export function TakenCard({ taken }: { taken: NonNullable<IntakePage['taken']> }) {
  const owed = taken.papers.reduce((sum, { open }) => sum + open, 0n)
  return (
    <Card title="استُلم الطرد">
      <p>
        <Link className="link medium" to={parcelPath(taken.id)}>
          <Code>{taken.number}</Code>
        </Link>{' '}
        إلى <bdi>{taken.recipientName}</bdi>، {taken.place}
      </p>
      {taken.shelf && (
        <div className="place-it">
          <Boxes className="i i-lg" aria-hidden />
          <span>ضعه على الرف</span>
          <Code>{taken.shelf}</Code>
        </div>
      )}
      <div className="row wrap">
        <PaperLink to={parcelLabelPath(taken.id)}>اطبع البوليصة</PaperLink>
        <PaperLink to={waybillPath(taken.id)}>نسخة المرسل</PaperLink>
        {taken.exchange?.isOld && <PaperLink to={parcelLabelPath(taken.exchange.id)}>بوليصة عودة القديم</PaperLink>}
        {owed > 0n && taken.onAccountUntil && (
          <span className="muted sm">على حساب التاجر حتى {dayInWords(taken.onAccountUntil)}</span>
        )}
        {owed > 0n && !taken.onAccountUntil && taken.isAtAgent && (
          <PostForm action={`${counterPath}?act=sender`} part="sender">
            <input type="hidden" name="parcelId" value={taken.id} />
            <SubmitButton>
              قبضت من المرسل في عهدتي <Money amount={owed} />
            </SubmitButton>
          </PostForm>
        )}
        {owed > 0n && !taken.onAccountUntil && !taken.isAtAgent && taken.may.receive && (
          <Link className={buttonLook()} to={addressWith('/admin/finance/cashier', { party: taken.senderId, from: parcelsPath })}>
            اقبض من المرسل <Money amount={owed} />
          </Link>
        )}
      </div>
    </Card>
  )
}
