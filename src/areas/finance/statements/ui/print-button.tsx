import { Button } from '#ui/form.tsx'

export const PrintButton = () => (
  <Button variant="outline" onClick={() => window.print()}>
    اطبع
  </Button>
)
