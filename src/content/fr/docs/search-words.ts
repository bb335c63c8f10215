/**
 * Les mots qu’un visiteur apporte à la recherche et qu’un endroit de la documentation dit autrement, par son ancre. On y
 * cherche, on ne les montre jamais.
 */
export const searchWords: Readonly<Record<string, string>> = {
  'getting-started-first-login':
    '2FA MFA OTP authentification connexion se connecter login s’inscrire compte bloqué mot de passe oublié réinitialiser code SMS',
  'getting-started-system-requirements':
    'matériel ordinateur portable PC tablette téléphone Android iPhone Windows Mac configuration mémoire hors ligne stockage imprimante de tickets code-barres lecteur douchette',
  'getting-started-company-profile':
    'TVA VAT taxe impôt IFU NCC NIF RCCM numéro de contribuable facture normalisée FNE logo monnaie devise francs FCFA CFA RWF UGX XAF XOF AOA succursale',
  'getting-started-bring-your-data':
    'Excel XLSX tableur importer migrer migration stock de départ liste changer de logiciel cahier',
  'user-management-default-roles':
    'administrateur propriétaire patron gérant caissier vendeur accès droits comptable auditeur',
  'user-management-permissions': 'accès autoriser interdire restreindre approbation valider superviseur code PIN droit',
  'user-management-invite-your-staff': 'ajouter utilisateur employé personnel vendeur collègue équipe nouveau place',
  'user-management-when-somebody-leaves':
    'supprimer utilisateur licencier renvoyer départ désactiver bloquer employé journal des actions audit historique fraude vol',
  'inventory-products':
    'article référence SKU variante taille couleur péremption périmé série lot étiquette liste de prix marchandise',
  'inventory-receiving-a-delivery':
    'bon de commande réception bon de livraison fournisseur vendeur facture réapprovisionner arrivage',
  'inventory-reorder-points': 'stock bas seuil minimum alerte rupture notification réapprovisionnement',
  'inventory-transfers-and-counts':
    'inventaire comptage ajustement démarque casse vol déplacer succursale boutique entrepôt magasin',
  'pos-system-open-the-till': 'caisse enregistreuse tiroir fond de caisse ouverture début de service caissier',
  'pos-system-ring-up-a-sale':
    'hors ligne internet connexion coupée panne de courant délestage synchronisation MoMo MTN Moov Airtel M-Pesa Orange Money Wave paiement mobile crédit ardoise dette TVA ticket facture remise encaisser',
  'pos-system-refunds': 'retour annuler annulation supprimer une vente avoir échange garantie erreur rembourser',
  'pos-system-close-the-day':
    'rapport Z fin de journée clôture clôturer arrêté de caisse écart manquant excédent recette',
  'integrations-authentication': 'clé API secret identifiants OAuth jeton bearer accès',
  'integrations-products-and-sales':
    'REST point d’accès boutique en ligne e-commerce WooCommerce Shopify pagination limite de requêtes',
  'integrations-webhooks': 'callback notification événement signature Zapier',
  'integrations-import-and-export':
    'comptabilité comptable expert-comptable Excel télécharger sauvegarde déclaration de TVA impôts QuickBooks Sage quitter récupérer mes données',
}
