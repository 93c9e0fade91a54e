import { route } from '@react-router/dev/routes'
import type { AreaRoutes } from '#platform/area-routes.ts'

export const routes: AreaRoutes = {
  account: [
    route('messages', 'areas/notifications/routes/portal-messages.tsx'),
    route('preferences', 'areas/notifications/routes/portal-preferences.tsx'),
  ],
  office: [
    route('messages', 'areas/notifications/routes/staff-messages.tsx'),
    route('notifications', 'areas/notifications/routes/back-office-outbox.tsx'),
    route('notifications/messages/:messageId', 'areas/notifications/routes/back-office-message.tsx'),
    route('notifications/templates', 'areas/notifications/routes/back-office-templates.tsx'),
    route('notifications/templates/:notice', 'areas/notifications/routes/back-office-template.tsx'),
    route('notifications/campaigns', 'areas/notifications/routes/back-office-campaigns.tsx'),
    route('notifications/campaigns/:campaignId', 'areas/notifications/routes/back-office-campaign.tsx'),
    route('notifications/blocked', 'areas/notifications/routes/back-office-blocked.tsx'),
  ],
  settings: [route('integrations', 'areas/notifications/routes/back-office-integrations.tsx')],
}
