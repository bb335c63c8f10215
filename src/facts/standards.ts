/** Names of standards, laws and lists that carry a number of their own. */
export const standards = {
  accessibility: 'WCAG 2.2 AA',
  transport: 'TLS 1.3',
  http: 'HTTP/3',
  audit: 'SOC 2 Type II',
  apiDescription: 'OpenAPI 3.1',
  largestCompanies: 'Fortune 500',
  usCharity: '501(c)(3)',
} as const
