/**
 * Words that visitors bring to the search and that a place of the documentation says otherwise, by its anchor. They are
 * searched and never shown.
 */
export const searchWords: Readonly<Record<string, string>> = {
  'getting-started-first-login': '2FA MFA OTP authenticator login log in register account locked out forgot reset',
  'getting-started-system-requirements':
    'hardware computer laptop tablet phone Android iPhone Windows Mac specification RAM offline storage receipt printer barcode scanner',
  'getting-started-company-profile':
    'VAT TVA IVA GST sales tax rate tax number TIN EBM fiscal receipt logo currency RWF UGX XAF XOF AOA branch',
  'getting-started-bring-your-data': 'Excel XLSX spreadsheet upload migrate migration opening stock list switch',
  'user-management-default-roles': 'administrator owner cashier rights access accountant auditor',
  'user-management-permissions': 'rights access allow forbid restrict approval authorise authorize supervisor PIN',
  'user-management-invite-your-staff': 'add user employee employees colleague team member seat new user',
  'user-management-when-somebody-leaves':
    'remove user delete user fire dismiss disable block employee audit log history fraud theft',
  'inventory-products': 'item items article SKU variant size colour color expiry expire serial lot label price list',
  'inventory-receiving-a-delivery': 'purchase order goods received GRN supplier vendor invoice restock',
  'inventory-reorder-points': 'low stock minimum level out of stock alert notification replenish',
  'inventory-transfers-and-counts':
    'stocktake stock take inventory count adjustment shrinkage damaged stolen move branch warehouse',
  'pos-system-open-the-till': 'cash register drawer opening balance shift start cashier float',
  'pos-system-ring-up-a-sale':
    'offline internet connection down power cut outage load shedding sync MoMo MTN Airtel M-Pesa Orange Wave mobile payment credit sale debt VAT receipt invoice discount checkout',
  'pos-system-refunds': 'return returns cancel void undo delete a sale credit note exchange warranty mistake',
  'pos-system-close-the-day': 'Z report end of day cash up closing balance shift end difference shortage overage',
  'integrations-authentication': 'API key secret credentials OAuth bearer access token',
  'integrations-products-and-sales':
    'REST endpoint web shop e-commerce online store WooCommerce Shopify pagination rate limit',
  'integrations-webhooks': 'callback push event notification signature Zapier',
  'integrations-import-and-export':
    'accounting bookkeeping accountant Excel download backup VAT return tax report QuickBooks Sage leave take my data out',
}
