import { parcelsPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { viewFactLines, viewFactWords } from '../kept-views.ts'
import { foundParcels } from './found.ts'
import { parcelFigures } from './homes.ts'
import { parcelRecord } from './parcel-record.ts'
import { ofCustomer } from './sections.ts'
import { sendBackAged } from './use-cases/send-back-aged.ts'
import { journeyFactLines, journeyFactWords } from './words.ts'

export const journey: Room = {
  cameraPages: [parcelsPath, `${parcelsPath}/:page`, `${parcelsPath}/:page/:id`, `${parcelsPath}/shelves/stocktakes/:id`],
  records: [parcelRecord],
  sections: [ofCustomer],
  figures: parcelFigures,
  finder: { permission: may.view, find: foundParcels },
  daily: async (house) => void (await sendBackAged(asTheHouse(house), {})),
  factWords: { ...journeyFactWords, ...viewFactWords },
  factLines: { ...journeyFactLines, ...viewFactLines },
}
