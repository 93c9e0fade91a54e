import type { Area } from '#platform/area.ts'
import { permissionForPhotoFile } from './queries.ts'

/** Photos of anything an area shows. The area of the subject declares who may change them and when everybody sees them. */
export const photos: Area = { name: 'photos', label: 'الصور', permissionForFile: permissionForPhotoFile }
