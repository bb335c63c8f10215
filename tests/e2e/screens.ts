/** What a visitor holds or sits at, in CSS pixels. Where a size is itself the matter, a test says its own. */
export const screens = {
  phone: { width: 390, height: 844 },
  smallPhone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
} as const
