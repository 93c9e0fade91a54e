import { route } from '@react-router/dev/routes'

/** The desk of properties: what we look after, whose it is and what can be leased of it. */
export const routesOfProperties = [
  route('properties', 'areas/properties/routes/back-office-properties.tsx'),
  route('properties/export', 'areas/properties/routes/properties-export.ts'),
  route('properties/calendar', 'areas/properties/timeline/routes/back-office-timeline.tsx'),
  route('properties/new', 'areas/properties/routes/back-office-new-property.tsx'),
  route('properties/collecting', 'areas/properties/collecting/routes/back-office-collecting.tsx'),
  route('properties/collecting/:partyId', 'areas/properties/collecting/routes/back-office-debtor.tsx'),
  route('properties/import', 'areas/properties/imports/routes/back-office-imports.tsx'),
  route('properties/import/template', 'areas/properties/imports/routes/import-template.ts'),
  route('properties/import/:importId', 'areas/properties/imports/routes/back-office-import.tsx'),
  route('properties/import/:importId/faults', 'areas/properties/imports/routes/import-faults.ts'),
  route('properties/mandates', 'areas/properties/mandates/routes/back-office-mandates.tsx'),
  route('properties/mandates/:contractId', 'areas/properties/mandates/routes/back-office-mandate.tsx'),
  route('properties/mandates/:contractId/correct', 'areas/properties/mandates/routes/back-office-correct-mandate.tsx'),
  route('properties/units/:unitId', 'areas/properties/routes/back-office-unit.tsx'),
  route('properties/units/:unitId/correct', 'areas/properties/routes/back-office-correct-unit.tsx'),
  route('properties/inspections/:inspectionId', 'areas/properties/inspections/routes/back-office-inspection.tsx'),
  route('properties/inspections/:inspectionId/pdf', 'areas/properties/inspections/routes/back-office-inspection-pdf.ts'),
  route('properties/:propertyId', 'areas/properties/routes/back-office-property.tsx'),
  route('properties/:propertyId/correct', 'areas/properties/routes/back-office-correct-property.tsx'),
  route('properties/:propertyId/shares', 'areas/properties/routes/back-office-shares.tsx'),
  route('properties/:propertyId/new-mandate', 'areas/properties/mandates/routes/back-office-new-mandate.tsx'),
  route('properties/:propertyId/add-units', 'areas/properties/routes/back-office-add-units.tsx'),
  route('maintenance', 'areas/properties/maintenance/routes/back-office-requests.tsx'),
  route('maintenance/export', 'areas/properties/maintenance/routes/requests-export.ts'),
  route('maintenance/board', 'areas/properties/maintenance/routes/back-office-board.tsx'),
  route('maintenance/mine', 'areas/properties/maintenance/routes/back-office-mine.tsx'),
  route('maintenance/report', 'areas/properties/maintenance/routes/back-office-report.tsx'),
  route('maintenance/report/export', 'areas/properties/maintenance/routes/report-export.ts'),
  route('maintenance/new', 'areas/properties/maintenance/routes/back-office-new-request.tsx'),
  route('maintenance/:requestId', 'areas/properties/maintenance/routes/back-office-request.tsx'),
  route('maintenance/:requestId/pdf', 'areas/properties/maintenance/routes/request-pdf.ts'),
]

/** What whoever lives in a unit reports of it. */
export const routesOfOwnMaintenance = [
  route('maintenance', 'areas/properties/maintenance/routes/portal-requests.tsx'),
  route('maintenance/new', 'areas/properties/maintenance/routes/portal-new-request.tsx'),
  route('maintenance/:requestId', 'areas/properties/maintenance/routes/portal-request.tsx'),
]
