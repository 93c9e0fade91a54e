import type { Area } from '#platform/area.ts'
import { allMaintenanceNotices } from './all-notices.ts'
import { maintenanceFactLines, maintenanceFactWords, maintenancePartWords } from './all-words.ts'
import { dailyMaintenance } from './daily.ts'
import {
  foundRequests,
  maintenanceAct,
  maintenanceDesk,
  maintenanceFigures,
  maintenanceWaiting,
  ownMaintenance,
} from './offer.ts'
import { maintenancePermissions as may } from './permissions.ts'
import { maintenancePersonal } from './personal.ts'
import { permissionForPhoto } from './photo-permission.ts'
import { requestRecord } from './request-detail.ts'

export const maintenance: Area = {
  name: 'maintenance',
  label: 'الصيانة',
  permissions: may,
  desks: [maintenanceDesk],
  portal: [ownMaintenance],
  acts: [maintenanceAct],
  waiting: maintenanceWaiting,
  figures: maintenanceFigures,
  records: [requestRecord],
  notices: allMaintenanceNotices,
  finder: { permission: may.viewMaintenance, find: foundRequests },
  permissionForFile: permissionForPhoto,
  daily: dailyMaintenance,
  personal: maintenancePersonal,
  factWords: maintenanceFactWords,
  factLines: maintenanceFactLines,
  partWords: maintenancePartWords,
}
