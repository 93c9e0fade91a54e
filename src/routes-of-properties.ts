import { route } from '@react-router/dev/routes'

/** The desk of properties: what we look after, whose it is and what can be leased of it. */
export const routesOfProperties = [
  route('properties', 'areas/properties/routes/back-office-properties.tsx'),
  route('properties/export', 'areas/properties/routes/properties-export.ts'),
  route('properties/calendar', 'areas/properties/timeline/routes/back-office-timeline.tsx'),
  route('properties/new', 'areas/properties/routes/back-office-new-property.tsx'),
  route('properties/import', 'areas/properties/imports/routes/back-office-imports.tsx'),
  route('properties/import/template', 'areas/properties/imports/routes/import-template.ts'),
  route('properties/import/:importId', 'areas/properties/imports/routes/back-office-import.tsx'),
  route('properties/import/:importId/faults', 'areas/properties/imports/routes/import-faults.ts'),
  route('properties/units/:unitId', 'areas/properties/routes/back-office-unit.tsx'),
  route('properties/units/:unitId/correct', 'areas/properties/routes/back-office-correct-unit.tsx'),
  route('properties/:propertyId', 'areas/properties/routes/back-office-property.tsx'),
  route('properties/:propertyId/correct', 'areas/properties/routes/back-office-correct-property.tsx'),
  route('properties/:propertyId/shares', 'areas/properties/routes/back-office-shares.tsx'),
  route('properties/:propertyId/add-units', 'areas/properties/routes/back-office-add-units.tsx'),
]
