import { page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { securityContact } from '../open-files.ts'

export const loader = page(anyone, securityContact)
