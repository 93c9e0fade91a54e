import { data } from 'react-router'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { page } from '#platform/http.ts'

/** What is not there answers whoever may not come here as what is there does: nobody learns by trying which pages the office has. */
export const loader = page(identityPermissions.viewDashboard, async () => {
  throw data(null, { status: 404, statusText: 'Not Found' })
})

export default function BackOfficeMissingPage() {
  return null
}
