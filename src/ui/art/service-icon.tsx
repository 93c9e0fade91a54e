import type { Service } from '#values/services.ts'

/** A tinted ground and the line drawn over it, 24 px. */
const icons: Record<Service, { ground: string; line: string }> = {
  rent: {
    ground: 'M3 21V11c0-3 3-4 5.5-6.5C11 7 14 8 14 11v10z',
    line: 'M3 21V11c0-3 3-4 5.5-6.5C11 7 14 8 14 11v4.5M3 21h8M7 21v-5c0-1 .7-1.5 1.5-2.2.8.7 1.5 1.2 1.5 2.2M13.5 17.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17.5 15.9v3.2M16.3 17.5h2.4',
  },
  construction: {
    ground: 'M4 21v-7h9v7z',
    line: 'M4 21v-7h9v7M8.5 14v7M2.5 21h19M17.5 21V4M20 4H8M17.5 4l-2.5-1.5M10 4v4.5M8.5 8.5h3v2.5h-3zM17.5 8l2.5-4',
  },
  equipment: {
    ground: 'M12 17v-4.5h3.5L17 16h3.5v1z',
    line: 'M12.5 16.5V12h3l1.3 3.500H20c.6 0 1 .4 1 1M12.5 17h7a2 2 0 0 1 0 4h-7a2 2 0 0 1 0-4M13 12c-.8-3.5-3-6.5-6-7-2 1.5-3 4-3.2 6.5M2.5 11.5l3 .5c.3 2-.8 3.8-2.8 4-1-1.3-1-3-.2-4.5z',
  },
  cars: {
    ground: 'M3 16.5v-3.6c0-.9.7-1.5 1.6-1.6l2.2-.3L9 7.5h7.2c.8 0 1.5.4 1.9 1.1L19.5 11c1 .2 1.5 1 1.5 2v3.5z',
    line: 'M5 16.5H3v-3.6c0-.9.7-1.5 1.6-1.6l2.2-.3L9 7.5h7.2c.8 0 1.5.4 1.9 1.1L19.5 11c1 .2 1.5 1 1.5 2v3.5h-2M9.5 16.5h5M6.8 11h12.7M13 7.5V11M5.2 16.7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M14.8 16.7a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  },
  parcels: {
    ground: 'M3 9l7-3.5L17 9v8l-7 3.5L3 17z',
    line: 'M17 13.5V17l-7 3.5L3 17V9l7-3.5 2.5 1.2M3 9l7 3.5 2.5-1.2M10 12.5v8M6.5 7.2l7 3.5M18.5 9.5C16.8 7.6 16 6.5 16 5.2a2.5 2.5 0 0 1 5 0c0 1.3-.8 2.4-2.5 4.3zM18.5 5.2h.01',
  },
}

export function ServiceIcon({ service }: { service: Service }) {
  const { ground, line } = icons[service]
  return (
    <svg className="svc" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ground} fill="currentColor" opacity=".2" />
      <path d={line} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
