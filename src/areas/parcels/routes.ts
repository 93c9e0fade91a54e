import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  site: [
    route('t', 'areas/parcels/tracking/routes/track-parcel.tsx'),
    route('t/:number', 'areas/parcels/tracking/routes/tracked-parcel.tsx'),
    route('l/:parcelToken', 'areas/parcels/tracking/routes/own-parcel.tsx'),
  ],
  account: [
    route('parcels', 'areas/parcels/portal/routes/portal-parcels.tsx'),
    route('parcels/money', 'areas/parcels/portal/routes/portal-parcel-money.tsx'),
  ],
  settings: [
    route('tariff', 'areas/parcels/tariff/routes/back-office-tariff.tsx'),
    route('parcel-places', 'areas/parcels/tariff/routes/back-office-parcel-places.tsx'),
  ],
  office: [
    route('parcels', 'areas/parcels/intake/routes/back-office-intake.tsx'),
    route('parcels/find', 'areas/parcels/journey/routes/back-office-find-parcel.tsx'),
    route('parcels/shelves', 'areas/parcels/shelves/routes/back-office-shelves.tsx'),
    route('parcels/shelves/labels/pdf', 'areas/parcels/papers/routes/shelf-labels-pdf.ts'),
    route('parcels/shelves/stocktakes/:stocktakeId', 'areas/parcels/stocktake/routes/back-office-stocktake.tsx'),
    route('parcels/dispatch', 'areas/parcels/runs/routes/back-office-dispatch.tsx'),
    route('parcels/runs/:runId', 'areas/parcels/runs/routes/back-office-run.tsx'),
    route('parcels/runs/:runId/sheet/pdf', 'areas/parcels/papers/routes/run-sheet-pdf.ts'),
    route('parcels/run', 'areas/parcels/runs/routes/courier-run.tsx'),
    route('parcels/run/custody', 'areas/parcels/custody/routes/courier-custody.tsx'),
    route('parcels/run/:stopId', 'areas/parcels/runs/routes/courier-stop.tsx'),
    route('parcels/bags', 'areas/parcels/bags/routes/back-office-bags.tsx'),
    route('parcels/bags/:bagId', 'areas/parcels/bags/routes/back-office-bag.tsx'),
    route('parcels/bags/:bagId/manifest/pdf', 'areas/parcels/papers/routes/manifest-pdf.ts'),
    route('parcels/counter', 'areas/parcels/counter/routes/back-office-parcel-counter.tsx'),
    route('parcels/custody', 'areas/parcels/custody/routes/back-office-custody.tsx'),
    route('parcels/custody/:handOverId', 'areas/parcels/custody/routes/back-office-hand-over.tsx'),
    route('parcels/remittances', 'areas/parcels/remittances/routes/back-office-remittances.tsx'),
    route('parcels/remittances/:remittanceId', 'areas/parcels/remittances/routes/back-office-remittance.tsx'),
    route('parcels/remittances/:remittanceId/pdf', 'areas/parcels/remittances/routes/remittance-pdf.ts'),
    route('parcels/exceptions', 'areas/parcels/exceptions/routes/back-office-exceptions.tsx'),
    route('parcels/exceptions/export', 'areas/parcels/exceptions/routes/exceptions-export.ts'),
    route('parcels/all', 'areas/parcels/journey/routes/back-office-parcels.tsx'),
    route('parcels/all/export', 'areas/parcels/journey/routes/parcels-export.ts'),
    route('parcels/rules', 'areas/parcels/rules/routes/back-office-parcel-rules.tsx'),
    route('parcels/:parcelId', 'areas/parcels/journey/routes/back-office-parcel.tsx'),
    route('parcels/:parcelId/label/pdf', 'areas/parcels/papers/routes/parcel-label-pdf.ts'),
    route('parcels/:parcelId/waybill/pdf', 'areas/parcels/papers/routes/parcel-waybill-pdf.ts'),
  ],
}
