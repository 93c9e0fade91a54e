import { ImportScreen } from '#areas/imports/public-ui.tsx'
import { ownImportPath, ownImportsPath, ownLabelsPath } from '#areas/parcels/paths.ts'
import { saying, submit, submitOneOf } from '#platform/http.ts'
import { howMany } from '#values/plural.ts'
import { checkOwnParcels, importOwnParcels, ownParcelImportPages, refuseOwnParcels } from '../parcel-imports.ts'
import { FoundParcels, LabelsOfImport } from '../ui/found-parcels.tsx'
import type { Route } from './+types/portal-parcel-import'

export const meta = () => [{ title: 'استيراد طرود · التحالف' }]

export const handle = { crumb: () => 'استيراد طرود' }

export const loader = ownParcelImportPages.one

export const action = submitOneOf({
  check: submit(checkOwnParcels, ({ importId }) => saying('فُحص الملف، ولم يُسجَّل منه شيء بعد.', ownImportPath(importId))),
  import: submit(importOwnParcels, ({ importId, added }) =>
    saying(`سُجّل ${howMany(added, 'parcel')}. اطبع بوالصها والصقها.`, ownImportPath(importId)),
  ),
  refuse: submit(refuseOwnParcels, () => saying('تُرك الملف، ولم يُحفظ منه شيء.', ownImportsPath)),
})

export default function OwnParcelImportPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  return (
    <ImportScreen
      title="استيراد طرود"
      shown={shown}
      reply={actionData}
      words={{
        good: ['طرود تُسجَّل', 'طرود سُجّلت'],
        known: 'طرود سُجّلت بمراجعها من قبل، تبقى كما هي',
        take: `سجّل ${howMany(shown.good, 'parcel', 'acc')}`,
      }}
      choices={() => <p className="help">صف لكل طرد، بمرجع لا يتكرر. ما لا وزن له يُحسب كيلو حتى يوزن عند الاستلام.</p>}
      after={<LabelsOfImport id={shown.id} count={shown.found.length} path={ownLabelsPath} />}
    >
      <FoundParcels found={shown.found} />
    </ImportScreen>
  )
}
