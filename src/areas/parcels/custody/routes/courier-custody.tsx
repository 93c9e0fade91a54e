import { Link } from 'react-router'
import '#ui/styles/courier.css'
import { CountForm } from '#areas/finance/public-ui.tsx'
import { ownCustodyPath, ownRunPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, Money } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'
import { CourierBar } from '../../phone/ui/courier-bar.tsx'
import { type OwnCustody, ownCustody } from '../queries.ts'
import { declareOwn } from '../use-cases/declare-own.ts'
import type { Route } from './+types/courier-custody'

export const meta = () => [{ title: 'عهدتي · التحالف' }]

export const handle = { crumb: () => 'عهدتي' }

export const loader = page(may.deliver, async (ctx) => ({ shown: await ownCustody(ctx), sees: tabsOpenTo(ctx) }))

export const action = submit(declareOwn, () => saying('سُجّل تصريحك. أرِ الرمز للكاشير.', ownCustodyPath))

export default function CourierCustodyPage({ loaderData: { shown, sees }, actionData: reply }: Route.ComponentProps) {
  const { sum, said, standing } = shown
  return (
    <ParcelsFrame title="عهدتي" about="ما قبضته نقدًا ولم تسلّمه إلى الصندوق" sees={sees}>
      <div className="stack">
        {standing && <Alert kind="warning">{standing === 'over' ? overLimit : nearLimit}</Alert>}
        {said && <Said said={said} />}
        {sum === 0n && !said && (
          <Empty title="ليس في عهدتك شيء">
            ما تقبضه عند الأبواب يظهر هنا حتى تسلّمه.{' '}
            <Link className="link" to={ownRunPath}>
              عُد إلى جولتك
            </Link>
          </Empty>
        )}
        {sum > 0n && <Held shown={shown} />}
        {(sum > 0n || said?.status === 'declared') && (
          <Card title={said ? 'صرّح من جديد' : 'سلّم عهدتك'}>
            <CountForm
              coin={shown.coin}
              reply={reply}
              before="التصريح"
              press="صرّحت بما عددت"
              note="عُدّ ما معك، واكتب عدد كل فئة. يظهر لك بعدها رمز يكتبه الكاشير."
            >
              <input type="hidden" name="id" value={shown.formId} />
            </CountForm>
          </Card>
        )}
      </div>
      <CourierBar current="cash" />
    </ParcelsFrame>
  )
}

const overLimit = 'بلغت حد ما تحمله من نقد. سلّم ما معك قبل أن تحمل ما يُقبض عنه.'
const nearLimit = 'قاربت حد ما تحمله من نقد. سلّم ما معك في أقرب وقت.'

const Said = ({ said }: { said: NonNullable<OwnCustody['said']> }) => (
  <Card title={said.status === 'declared' ? 'رمز التسليم للصندوق' : 'عُدّت عهدتك'}>
    {said.code && !said.isOver && (
      <>
        <p className="big-code" dir="ltr">
          {said.code}
        </p>
        <p className="muted sm">يكتبه الكاشير ثم يعدّ ما معك. يصلح 10 دقائق، حتى تصرّح من جديد.</p>
      </>
    )}
    {said.code && said.isOver && <Alert kind="warning">انتهت 10 دقائق الرمز. صرّح بعهدتك من جديد.</Alert>}
    {said.status !== 'declared' && <Alert kind="warning">في العدّ فرق. يبتّ فيه المشرف، ويبقى النقد مختومًا حتى ذلك.</Alert>}
    <p className="sm">
      صرّحت بـ <Money amount={said.declared} />
    </p>
  </Card>
)

const Held = ({ shown: { cods, parts, sum } }: { shown: OwnCustody }) => (
  <Card title="ما معك" flush>
    <ul className="list">
      {cods.map(({ id, number, amount, takenAt }) => (
        <Row key={id} {...{ number, amount, takenAt }} whose="لمرسله" />
      ))}
      {parts.map(({ id, number, amount, takenAt }) => (
        <Row key={id} {...{ number, amount, takenAt }} whose="رسوم التوصيل" />
      ))}
    </ul>
    <div className="card-b bill-lines">
      <div className="total">
        <span>المجموع</span>
        <Money amount={sum} />
      </div>
    </div>
  </Card>
)

type RowProps = { number: string; amount: bigint; takenAt: Date; whose: string }

const Row = ({ number, amount, takenAt, whose }: RowProps) => (
  <li>
    <span className="grow">
      <span className="t">
        <Code>{number}</Code>
      </span>
      <span className="xs muted">
        {whose} · {momentInWords(takenAt)}
      </span>
    </span>
    <Money amount={amount} />
  </li>
)
