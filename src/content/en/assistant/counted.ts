/** Words after a number, and what they count. */
export const counted = {
  users:
    'ppl pple peeps humans user users employee employees people person persons staff cashier cashiers worker workers member members account accounts seller sellers waiter waiters colleague colleagues manager managers nurse nurses pharmacist pharmacists seat seats login logins cook cooks receptionist receptionists assistant assistants helper helpers salesperson salespeople operators operator',
  locations:
    'location locations branch branches shop shops store stores outlet outlets site sites pharmacies restaurants hotels supermarkets warehouse warehouses place places kiosks kiosk boutiques towns town cities city depots depot points salespoints',
  products:
    'product products item items sku skus medicine medicines goods drugs dishes services reference references article articles things tings lines',
  years: 'year years yr yrs',
  months: 'month months',
  amount: 'dollar dollars usd bucks',
} as const
