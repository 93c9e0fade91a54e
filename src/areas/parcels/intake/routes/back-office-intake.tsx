import { Form } from 'react-router'
import { findParcelPath, parcelImportsPath, parcelsPath, pickupsPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { tabsOpenTo } from '#areas/parcels/tabs-open.ts'
import { ParcelsFrame } from '#areas/parcels/ui/parcels-frame.tsx'
import { ScanBox } from '#areas/parcels/ui/scan-box.tsx'
import { page, saying, submit } from '#platform/http.ts'
import { PhoneField } from '#ui/form/text-fields.tsx'
import { Button } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { addressWith } from '#values/asked.ts'
import { howMany } from '#values/plural.ts'
import { type IntakePage, intakePage } from '../queries.ts'
import { IntakeForm } from '../ui/intake-form.tsx'
import { TakenCard } from '../ui/taken-card.tsx'
import { takeInParcel } from '../use-cases/take-in-parcel.ts'
import type { Route } from './+types/back-office-intake'

export const meta = () => [{ title: 'استلام الطرود · التحالف' }]

export const handle = { crumb: () => 'الاستلام' }

export const loader = page(may.register, async (ctx, { query }) => ({
  page: await intakePage(ctx, { query }),
  sees: tabsOpenTo(ctx),
}))

export const action = submit(takeInParcel, ({ id, number }) =>
  saying(`استُلم الطرد ${number}`, addressWith(parcelsPath, { taken: id })),
)

export default function IntakePageView({ loaderData: { page: shown, sees }, actionData: reply }: Route.ComponentProps) {
  return (
    <ParcelsFrame
      title="استلام الطرود"
      about={`استُلم اليوم: ${howMany(shown.today, 'parcel')}`}
      sees={sees}
      action={
        <>
          {sees.dispatch && <OpenLink to={pickupsPath}>الاستلام من التجّار</OpenLink>}
          <OpenLink to={parcelImportsPath}>استورد طرود تاجر</OpenLink>
        </>
      }
    >
      <ScanBox to={findParcelPath} />
      <div className="stack">
        {shown.taken && !reply && <TakenCard taken={shown.taken} />}
        <KnownPhones known={shown.known} />
        <IntakeForm key={`${shown.formId}`} page={shown} reply={reply} />
      </div>
    </ParcelsFrame>
  )
}

/** Whoever was here before is typed in by two phones. */
const KnownPhones = ({ known }: Pick<IntakePage, 'known'>) => (
  <details open={known.senderPhone !== undefined || known.recipientPhone !== undefined}>
    <summary className="link sm">أرسل أو استلم من قبل؟ نملأ ما نعرفه من هاتفه</summary>
    <Form className="ask" action={parcelsPath}>
      <PhoneField name="from" id="known-from" label="هاتف من أرسل من قبل" defaultValue={known.senderPhone} />
      <PhoneField name="to" id="known-to" label="هاتف من استلم من قبل" defaultValue={known.recipientPhone} />
      <Button type="submit" variant="outline">
        املأ مما نعرفه
      </Button>
    </Form>
  </details>
)
