import { ImportScreen } from '#areas/imports/public-ui.tsx'
import { parcelImportPath, parcelImportsPath, parcelLabelsPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf } from '#ui/form.tsx'
import { howMany } from '#values/plural.ts'
import { merchantsToChoose } from '../../merchants/for-intake.ts'
import { checkParcels, importParcels, parcelImportPages, refuseParcels } from '../parcel-imports.ts'
import { FoundParcels, LabelsOfImport } from '../ui/found-parcels.tsx'
import type { Route } from './+types/back-office-parcel-import'

export const meta = () => [{ title: 'استيراد طرود · التحالف' }]

export const handle = { crumb: () => 'استيراد طرود' }

export const loader = page(may.register, async (ctx, visit) => ({
  ...(await parcelImportPages.readPage(ctx, visit)),
  merchants: (await merchantsToChoose(ctx)).map(({ id, name }) => [id, name] as const),
}))

export const action = submitOneOf({
  check: submit(checkParcels, ({ importId }) => saying('فُحص الملف، ولم يُسجَّل منه شيء بعد.', parcelImportPath(importId))),
  import: submit(importParcels, ({ importId, added }) => saying(`سُجّل ${howMany(added, 'parcel')}`, parcelImportPath(importId))),
  refuse: submit(refuseParcels, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', parcelImportsPath)),
})

export default function ParcelImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  return (
    <ImportScreen
      title={shown.chosen?.name ? `استيراد طرود ${shown.chosen.name}` : 'استيراد طرود'}
      shown={shown}
      reply={actionData}
      words={{
        good: ['طرود تُسجَّل', 'طرود سُجّلت'],
        known: 'طرود سُجّلت بمراجعها من قبل، تبقى كما هي',
        take: `سجّل ${howMany(shown.good, 'parcel', 'acc')}`,
      }}
      choices={(reply) => (
        <SelectField
          {...fieldsOf<{ merchant: string }>(reply)('merchant', shown.chosen?.merchant)}
          label="لأي تاجر هذه الطرود؟"
          options={shown.merchants}
          required
        />
      )}
      after={<LabelsOfImport id={shown.id} count={shown.found.length} path={parcelLabelsPath} />}
    >
      <FoundParcels found={shown.found} />
    </ImportScreen>
  )
}
