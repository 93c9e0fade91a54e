import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  site: [route('sheet/:sheetToken', 'areas/equipment/sheet-links/routes/sheet-link.tsx')],
  account: [
    route('hires', 'areas/equipment/portal/routes/portal-hires.tsx'),
    route('hires/:contractId', 'areas/equipment/portal/routes/portal-hire.tsx'),
  ],
  office: [
    route('equipment', 'areas/equipment/yard/routes/back-office-yard.tsx'),
    route('equipment/hires', 'areas/equipment/hires/routes/back-office-hires.tsx'),
    route('equipment/hires/new', 'areas/equipment/hires/routes/back-office-new-hire.tsx'),
    route('equipment/hires/:contractId', 'areas/equipment/hires/routes/back-office-hire.tsx'),
    route('equipment/hires/:contractId/contract/pdf', 'areas/equipment/hires/routes/hire-contract-pdf.ts'),
    route('equipment/sheets', 'areas/equipment/sheets/routes/back-office-day-sheets.tsx'),
    route('equipment/sheets/:lineId/:day', 'areas/equipment/sheets/routes/back-office-day-sheet.tsx'),
    route('equipment/billing', 'areas/equipment/billing/routes/back-office-hire-billing.tsx'),
    route('equipment/machines', 'areas/equipment/machines/routes/back-office-machines.tsx'),
    route('equipment/calendar', 'areas/equipment/timeline/routes/back-office-machine-calendar.tsx'),
    route('equipment/machines/export', 'areas/equipment/machines/routes/machines-export.ts'),
    route('equipment/machines/labels/pdf', 'areas/equipment/machines/routes/machine-labels-pdf.ts'),
    route('equipment/machines/new', 'areas/equipment/machines/routes/back-office-new-machine.tsx'),
    route('equipment/machines/:machineId', 'areas/equipment/machines/routes/back-office-machine.tsx'),
    route('equipment/machines/:machineId/label/pdf', 'areas/equipment/machines/routes/machine-label-pdf.ts'),
    route('equipment/machines/:machineId/scan', 'areas/equipment/machines/routes/back-office-scanned-machine.tsx'),
    route('equipment/machines/:machineId/correct', 'areas/equipment/machines/routes/back-office-correct-machine.tsx'),
    route('equipment/machines/:machineId/documents', 'areas/equipment/machines/routes/back-office-machine-papers.tsx'),
    route('equipment/operators', 'areas/equipment/operators/routes/back-office-operators.tsx'),
    route('equipment/operators/new', 'areas/equipment/operators/routes/back-office-new-operator.tsx'),
    route('equipment/operators/:operatorId', 'areas/equipment/operators/routes/back-office-operator.tsx'),
    route('equipment/kinds', 'areas/equipment/kinds/routes/back-office-kinds.tsx'),
    route('equipment/kinds/new', 'areas/equipment/kinds/routes/back-office-new-kind.tsx'),
    route('equipment/kinds/:kindId', 'areas/equipment/kinds/routes/back-office-kind.tsx'),
    route('equipment/prices', 'areas/equipment/prices/routes/back-office-machine-prices.tsx'),
    route('equipment/rules', 'areas/equipment/rules/routes/back-office-hire-rules.tsx'),
  ],
}
