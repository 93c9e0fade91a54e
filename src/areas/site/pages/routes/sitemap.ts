import { page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { sitemap } from '../open-files.ts'

export const loader = page(anyone, sitemap)
