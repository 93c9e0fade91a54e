import '#ui/styles/settings.css'
import { placesPath } from '#areas/parcels/paths.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { type PlacesPage, placesPage } from '../place-queries.ts'
import { keepPlaces } from '../use-cases/keep-places.ts'
import type { Route } from './+types/back-office-parcel-places'

export const meta = () => [{ title: 'مناطق الطرود · الإعدادات · التحالف' }]

export const loader = page(parcelPermissions.publishTariff, placesPage)

export const action = submit(keepPlaces, () => saying('حُفظت مناطق الولايات', placesPath))

export default function ParcelPlacesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { groups, zones, branches, isKept } = loaderData
  if (zones.length === 0)
    return (
      <Card title="مناطق الولايات">
        <Alert kind="info">انشر تعرفة الطرود أولًا، فالمناطق منها.</Alert>
      </Card>
    )
  return (
    <Card title="مناطق الولايات">
      <PostForm reply={reply} before="الحفظ">
        {!isKept && <Alert kind="info">اقترحناها من أسماء المناطق. راجعها ثم احفظ، فبها تُسعَّر الطرود.</Alert>}
        {groups.map((group) => (
          <fieldset key={group.title} className="stack">
            <legend className="label">{group.title}</legend>
            {group.places.map((row) => (
              <PlaceRow key={row.place} {...{ row, zones, branches, reply }} />
            ))}
          </fieldset>
        ))}
        <div>
          <SubmitButton>احفظ المناطق</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

type RowProps = Pick<PlacesPage, 'zones' | 'branches'> & {
  row: PlacesPage['groups'][number]['places'][number]
  reply: Reply | undefined
}

function PlaceRow({ row: { place, zoneId, branchId }, zones, branches, reply }: RowProps) {
  const field = fieldsOf<Record<string, string>>(reply)
  return (
    <div className="form-grid">
      <SelectField {...field(`zone.${place}`, zoneId)} label={`منطقة ${place}`} options={[['', 'لا نرسل إليها'], ...zones]} />
      <SelectField {...field(`branch.${place}`, branchId)} label={`يوصل إلى ${place}`} options={branches} />
    </div>
  )
}
