export const BENEFICIARY = {
  beneficiary: "Yiwu Colombia S. A. S. (entorno de pruebas)",
  bank: "Banco de Pruebas Internacional",
  account: "0000 1234 5678 90",
  swift: "TESTCOBBXXX",
};
