import { page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { robots } from '../open-files.ts'

export const loader = page(anyone, robots)
