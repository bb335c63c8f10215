/** Words after a number, and what they count. */
export const counted = {
  users:
    'utilisateur utilisateurs utilisatrice utilisatrices employe employes employee employees personne personnes caissier caissiers caissiere caissieres vendeur vendeurs vendeuse vendeuses salarie salaries collaborateur collaborateurs serveur serveurs serveuse serveuses compte comptes agents agent pharmacien pharmaciens gerant gerants',
  locations:
    'boutique boutiques magasin magasins succursale succursales agence agences point points etablissement etablissements depot depots pharmacies restaurants hotels lieux emplacement emplacements',
  products: 'produit produits article articles reference references medicament medicaments plats marchandises',
  years: 'an ans annee annees',
  months: 'mois',
  amount: 'dollar dollars',
} as const
