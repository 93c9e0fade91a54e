import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  office: [
    route('vehicles', 'areas/vehicles/fleet/routes/back-office-vehicles.tsx'),
    route('vehicles/export', 'areas/vehicles/fleet/routes/vehicles-export.ts'),
    route('vehicles/new', 'areas/vehicles/fleet/routes/back-office-new-vehicle.tsx'),
    route('vehicles/classes', 'areas/vehicles/classes/routes/back-office-classes.tsx'),
    route('vehicles/classes/new', 'areas/vehicles/classes/routes/back-office-new-class.tsx'),
    route('vehicles/classes/:classId', 'areas/vehicles/classes/routes/back-office-class.tsx'),
    route('vehicles/prices', 'areas/vehicles/prices/routes/back-office-prices.tsx'),
    route('vehicles/:vehicleId', 'areas/vehicles/fleet/routes/back-office-vehicle.tsx'),
    route('vehicles/:vehicleId/correct', 'areas/vehicles/fleet/routes/back-office-correct-vehicle.tsx'),
    route('vehicles/:vehicleId/documents', 'areas/vehicles/fleet/routes/back-office-vehicle-papers.tsx'),
  ],
}
